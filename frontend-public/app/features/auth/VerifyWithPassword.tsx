import { t } from '@lingui/core/macro';
import { Refusal } from '../../ui/Alert';
import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/Button';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { PasswordField } from '../../ui/PasswordField';
import { newPasswordErrors } from './account-rules';
import { NewPasswordFields } from './NewPasswordFields';
import { useVerification, type Verification } from './use-verification';

/** Verification from another browser: needs the account's password, or a new one if it is forgotten. */
export function VerifyWithPassword(verification: Verification) {
  const [forgotten, setForgotten] = useState(false);
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const { refusal, busy, problem, verify } = useVerification(verification);

  function ownErrors() {
    if (forgotten) return newPasswordErrors(password, confirmation, 'new_password');
    return password === '' ? { password: t`La contraseña es obligatoria` } : {};
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void verify(
      forgotten ? { new_password: password, confirm_password: confirmation } : { password },
      ownErrors(),
    );
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-5" aria-label={t`Verificar correo`}>
      <p className="text-lg text-muted">
        {forgotten
          ? t`Elige una contraseña nueva para tu cuenta.`
          : t`Has abierto el enlace en otro navegador. Escribe la contraseña de tu cuenta para confirmar que eres tú.`}
      </p>
      <ErrorSummary errors={problem.list} round={problem.round} />
      <Refusal text={refusal} />
      {forgotten ? (
        <NewPasswordFields
          field="new_password"
          password={password}
          confirmation={confirmation}
          errors={problem.errors}
          onPassword={(value) => {
            setPassword(value);
            problem.clear('new_password');
          }}
          onConfirmation={(value) => {
            setConfirmation(value);
            problem.clear('confirm_password');
          }}
        />
      ) : (
        <PasswordField
          id="password"
          name="password"
          label={t`Contraseña`}
          autoComplete="current-password"
          value={password}
          error={problem.errors['password']}
          onChange={(event) => {
            setPassword(event.target.value);
            problem.clear('password');
          }}
        />
      )}
      <Button type="submit" look="signal" className="min-h-13 w-full text-lg" disabled={busy}>
        {busy ? t`Verificando...` : t`Verificar mi correo`}
      </Button>
      <Button
        look="quiet"
        onClick={() => {
          setForgotten(!forgotten);
          setPassword('');
          problem.show({});
        }}
      >
        {forgotten ? t`Recuerdo mi contraseña` : t`No recuerdo mi contraseña`}
      </Button>
    </form>
  );
}
