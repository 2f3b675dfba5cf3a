import { AlertTitle } from '@mui/material';
import { LIMITS, ROLE_LABEL, STAFF_ROLES } from '@hiring/contract';
import {
  Create,
  Link,
  PasswordInput,
  RadioButtonGroupInput,
  required,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
  Translate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { choicesOf } from '../../ui/forms/inputs';
import { JobInputs } from '../departments/JobInputs';
import { EMPTY_USER, type NewUserValues, toRequest } from './newUser';
import { useState } from 'react';
import { PanelFrame, userAddress } from '../PanelFrame';
import { fieldErrorsOf, problemOf, reasonOf, type Schemas } from '../../providers/api';
import { PartHeader } from '../../ui/PageHeader';
import { focusFirst } from '../../ui/keyboard';
import { translate } from '../../i18n/texts';
import { Columns } from '../../ui/layout';
import { Alert } from '../../ui/Alert';

const ROLES = choicesOf(STAFF_ROLES, ROLE_LABEL);
const ENTRIES = [
  { id: 'invitacion', name: 'panel.newUser.byInvitation' },
  { id: 'contrasena', name: 'panel.newUser.byPassword' },
];

/** A field that must be filled in, with the specification's sentence when it is not. */
function useAsked() {
  return (source: keyof NewUserValues, characters?: number) => ({
    source,
    validate: required(
      translate('panel.newUser.required', { field: translate(`resources.users.fields.${source}`) }),
    ),
    ...(characters && { slotProps: { htmlInput: { maxLength: characters, autoComplete: 'off' } } }),
  });
}

/** Said before the administrator's own password is asked for; the server checks it again. */
const SAME = (typed: unknown, { password }: Partial<NewUserValues>) =>
  typed && typed !== password ? translate('panel.newUser.different') : undefined;

function UserInputs() {
  const asked = useAsked();
  const confirmed = asked('confirmPassword', LIMITS.passwordMax);
  const entrada = useWatch<NewUserValues, 'entrada'>({ name: 'entrada' });
  return (
    <>
      <Columns sm={2} rowSpacing={1}>
        <TextInput {...asked('nombre', LIMITS.name)} />
        <TextInput {...asked('apellidos', LIMITS.name)} />
        <TextInput {...asked('email', LIMITS.email)} type="email" />
        <SelectInput {...asked('role')} choices={ROLES} />
        <JobInputs use="personal" asked={asked} />
      </Columns>
      <RadioButtonGroupInput source="entrada" choices={ENTRIES} row={false} />
      {entrada === 'contrasena' && (
        <Columns sm={2} rowSpacing={1}>
          <PasswordInput {...asked('password', LIMITS.passwordMax)} autoComplete="new-password" />
          <PasswordInput {...confirmed} validate={[confirmed.validate, SAME]} autoComplete="new-password" />
        </Columns>
      )}
    </>
  );
}

type Created = Schemas['CreatedUserResponse'];

const Account = ({ id, text }: { id: string; text: string }) => (
  <Link to={userAddress(id)} color="inherit">
    {translate(text)}
  </Link>
);

function Done({ user }: { user: Created }) {
  return (
    <Alert severity="success" tabIndex={-1} ref={focusFirst}>
      <AlertTitle>{user.message}</AlertTitle>
      <Translate
        i18nKey={user.has_password ? 'panel.newUser.withPassword' : 'panel.newUser.invited'}
        options={{
          email: user.email,
          account: <Account id={user.id} text="panel.newUser.account" />,
        }}
      />
    </Alert>
  );
}

/** What is wrong with no field of its own; the account that has the address already is one step away. */
function Failed({ error }: { error: unknown }) {
  const problem = problemOf(error);
  const known = problem?.code === 'email_already_exists' ? problem.user_id : undefined;
  return (
    <Alert severity="error" tabIndex={-1} ref={focusFirst}>
      {problem ? reasonOf(error) : translate('panel.newUser.failed')}
      {known && '. '}
      {known && <Account id={known} text="panel.newUser.knownAccount" />}
    </Alert>
  );
}

function CreateToolbar() {
  const invited = useWatch({ name: 'entrada' }) === 'invitacion';
  return (
    <Toolbar>
      <SaveButton
        alwaysEnable
        color="secondary"
        label={invited ? 'panel.newUser.createInvited' : 'panel.newUser.title'}
      />
    </Toolbar>
  );
}

/** An account of staff, by invitation or with a password. The form is empty again after each. */
export function UserCreate() {
  const [created, setCreated] = useState<Created | null>(null);
  const [error, setError] = useState<Error | null>(null);
  return (
    <PanelFrame current="/users">
      <PartHeader title="panel.newUser.title" lead="panel.newUser.lead" />
      <Create<NewUserValues, Created>
        transform={(values: NewUserValues) => toRequest(values)}
        mutationOptions={{
          onMutate: () => setError(null),
          onSuccess: setCreated,
          onError: (failure) => setError(Object.keys(fieldErrorsOf(failure)).length > 0 ? null : failure),
        }}
        sx={{ maxWidth: 760 }}
      >
        <SimpleForm
          key={created?.id}
          defaultValues={EMPTY_USER}
          toolbar={<CreateToolbar />}
          warnWhenUnsavedChanges
        >
          {error ? <Failed error={error} /> : created && <Done key={created.id} user={created} />}
          <UserInputs />
        </SimpleForm>
      </Create>
    </PanelFrame>
  );
}
