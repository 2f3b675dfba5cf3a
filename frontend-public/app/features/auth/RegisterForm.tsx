import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ShownNotice } from '@hiring/contract';
import { useState, type FormEvent } from 'react';
import { Alert } from '../../ui/Alert';
import { takeFocus } from '../../ui/take-focus';
import { Button } from '../../ui/Button';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { PasswordField } from '../../ui/PasswordField';
import { FormNotice } from '../privacy/FormNotice';
import { PASSWORD_HINT } from './account-rules';
import { HaveAccount } from './HaveAccount';
import { RegistrationEmail } from './RegistrationEmail';
import { useEmailTaken } from './use-email-taken';
import { useRegistration } from './use-registration';
import { useAdoptTyped } from '../../ui/use-adopt-typed';
import { useHydrated } from '../../ui/use-hydrated';
import { WhatHappensNext } from './WhatHappensNext';

interface RegisterFormProps {
  next: string | null;
  loginPath: string;
  notice: ShownNotice;
  /** Kept by the page: both of its forms ask for it. */
  email: string;
  onEmail: (email: string) => void;
}

export function RegisterForm({ next, loginPath, notice, email, onEmail }: RegisterFormProps) {
  const [password, setPassword] = useState('');
  const { state, problem, refusedEmail, register } = useRegistration(next, notice);
  const { takenEmail, checkNow, checkSoon } = useEmailTaken();
  const hydrated = useHydrated();
  const taken = email.trim() !== '' && [takenEmail, refusedEmail].includes(email.trim());

  function edit(field: 'email' | 'password', value: string) {
    (field === 'email' ? onEmail : setPassword)(value);
    problem.clear(field);
    if (field === 'email') checkSoon(value);
  }

  const form = useAdoptTyped((name, value) => {
    if (name === 'email' || name === 'password') edit(name, value);
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void register({ email, password });
  }

  if (state === 'done') return <AccountCreated />;
  return (
    <div className="space-y-6">
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={submit}
        className="space-y-5"
        aria-label={t`Crear cuenta`}
      >
        <ErrorSummary errors={problem.list} round={problem.round} />
        <RegistrationEmail
          {...{ email, taken, loginPath }}
          error={problem.errors['email']}
          onEdit={(value) => edit('email', value)}
          onLeave={() => checkNow(email)}
        />
        <PasswordField
          id="password"
          name="password"
          label={t`Contraseña`}
          hint={PASSWORD_HINT()}
          autoComplete="new-password"
          required
          value={password}
          error={problem.errors['password']}
          onChange={(event) => edit('password', event.target.value)}
        />
        <FormNotice notice={notice} />
        <Button
          type="submit"
          look="signal"
          className="min-h-13 w-full text-lg"
          disabled={!hydrated}
          // aria-disabled keeps the focus while it is busy.
          aria-disabled={state === 'busy' || undefined}
        >
          {state === 'busy' ? t`Creando cuenta...` : t`Crear cuenta`}
        </Button>
      </form>
      <HaveAccount loginPath={loginPath} />
      <WhatHappensNext />
    </div>
  );
}

function AccountCreated() {
  return (
    <Alert look="success" role="status" ref={takeFocus} title={t`Cuenta creada`}>
      <p>
        <Trans>Revisa tu correo para verificar tu cuenta</Trans>
      </p>
    </Alert>
  );
}
