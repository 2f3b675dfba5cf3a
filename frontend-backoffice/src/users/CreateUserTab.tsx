import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type SyntheticEvent, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { userAddress } from '../panel/paths';
import { fieldErrorsOf, problemOf, reasonOf } from '../providers/problem';
import { EMPTY_USER, missingIn, type NewUserField, type NewUserValues, toRequest } from './newUser';
import { NewUserFields } from './NewUserFields';
import { useUserWrite } from './useUserWrite';

/** The account that has this address already. */
function knownUserOf(error: unknown): string | null {
  const problem = problemOf(error);
  return problem?.code === 'email_already_exists' && problem.user_id ? problem.user_id : null;
}

function Failure({ error }: { error: unknown }) {
  const known = knownUserOf(error);
  return (
    <Alert severity="error">
      {reasonOf(error) === 'Error desconocido' ? 'Error inesperado al crear el usuario' : reasonOf(error)}
      {known && (
        <>
          {'. '}
          <Link component={RouterLink} to={userAddress(known)} color="inherit">
            Ver esa cuenta
          </Link>
        </>
      )}
    </Alert>
  );
}

/** Crear usuario: an account of staff, by invitation or with a password. */
export function CreateUserTab() {
  const [values, setValues] = useState<NewUserValues>(EMPTY_USER);
  const [missing, setMissing] = useState<Partial<Record<NewUserField, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const create = useUserWrite((provider, order: NewUserValues) => provider.createUser(toRequest(order)));
  const errors: Partial<Record<string, string>> = { ...fieldErrorsOf(create.error), ...missing };

  const focusFirst = (fields: Partial<Record<string, string>>) => {
    const [first] = Object.keys(fields);
    const field = first ? form.current?.elements.namedItem(first) : null;
    if (field instanceof HTMLElement) field.focus();
    else result.current?.focus();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const empty = missingIn(values);
    setMissing(empty);
    if (Object.keys(empty).length > 0) {
      create.reset();
      focusFirst(empty);
      return;
    }
    create.mutate(values, {
      onSuccess: () => {
        setValues(EMPTY_USER);
        result.current?.focus();
      },
      onError: (error) => focusFirst(fieldErrorsOf(error)),
    });
  };

  return (
    <>
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        Crear usuario
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: '70ch' }}>
        Para las personas de administración y de recursos humanos. Quien busca trabajo se registra en la web.
      </Typography>
      <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 760 }}>
        <form ref={form} onSubmit={submit} noValidate>
          <Stack spacing={2}>
            <div ref={result} tabIndex={-1} role="status" style={{ outline: 'none' }}>
              {create.data && (
                <Alert severity="success">
                  <AlertTitle>{create.data.message}</AlertTitle>
                  {create.data.user.has_password
                    ? 'Ya puede entrar con la contraseña que has escrito: dásela en persona o por teléfono. '
                    : `Hay una invitación para ${create.data.user.email}, válida 7 días. En Correos se ve si ha salido. `}
                  <Link component={RouterLink} to={userAddress(create.data.user.id)} color="inherit">
                    Ver la cuenta
                  </Link>
                </Alert>
              )}
              {create.error && Object.keys(fieldErrorsOf(create.error)).length === 0 && (
                <Failure error={create.error} />
              )}
            </div>
            <NewUserFields
              values={values}
              errors={errors}
              onChange={(change) => {
                setValues({ ...values, ...change });
                setMissing({});
              }}
            />
            <div>
              <Button
                type="submit"
                variant="contained"
                color="secondary"
                disabled={create.isPending}
                sx={{ minHeight: 44 }}
              >
                {values.entrada === 'invitacion' ? 'Crear y enviar invitación' : 'Crear usuario'}
              </Button>
            </div>
          </Stack>
        </form>
      </Card>
    </>
  );
}
