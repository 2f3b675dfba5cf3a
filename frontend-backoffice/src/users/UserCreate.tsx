import '../i18n/es/panel';
import { Alert, AlertTitle } from '@mui/material';
import type { Schemas } from '@hiring/contract/api';
import { useState } from 'react';
import { Create, Link, SaveButton, SimpleForm, Toolbar, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { PanelFrame } from '../panel/PanelFrame';
import { userAddress } from '../panel/paths';
import { fieldErrorsOf, problemOf, reasonOf } from '../providers/problem';
import { PartHeader } from '../ui/PageHeader';
import { focusFirst } from '../ui/focusFirst';
import { EMPTY_USER, type NewUserValues, toRequest } from './newUser';
import { UserInputs } from './UserInputs';

type Created = Schemas['CreatedUserResponse'];

const Account = ({ id, text }: { id: string; text: string }) => (
  <Link to={userAddress(id)} color="inherit">
    {text}
  </Link>
);

function Done({ user }: { user: Created }) {
  return (
    <Alert severity="success" tabIndex={-1} ref={focusFirst}>
      <AlertTitle>{user.message}</AlertTitle>
      {user.has_password
        ? 'Ya puede entrar con la contraseña que has escrito: dásela en persona o por teléfono. '
        : `Hay una invitación para ${user.email}, válida 7 días. En Correos se ve si ha salido. `}
      <Account id={user.id} text="Ver la cuenta" />
    </Alert>
  );
}

/** What is wrong with no field of its own; the account that has the address already is one step away. */
function Failed({ error }: { error: unknown }) {
  const problem = problemOf(error);
  const known = problem?.code === 'email_already_exists' ? problem.user_id : undefined;
  return (
    <Alert severity="error" tabIndex={-1} ref={focusFirst}>
      {problem ? reasonOf(error) : 'Error inesperado al crear el usuario'}
      {known && '. '}
      {known && <Account id={known} text="Ver esa cuenta" />}
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
        label={invited ? 'Crear y enviar invitación' : 'Crear usuario'}
      />
    </Toolbar>
  );
}

/** An account of staff, by invitation or with a password. The form is empty again after each. */
export function UserCreate() {
  const translate = useTranslate();
  const [created, setCreated] = useState<Created | null>(null);
  const [error, setError] = useState<Error | null>(null);
  return (
    <PanelFrame current="/users">
      <PartHeader title={translate('panel.users.create')} lead={translate('panel.users.create_lead')} />
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
