import type { ShownNotice } from '@hiring/contract';
import { useRef, useState, type FormEvent } from 'react';
import { Alert } from '../../ui/Alert';
import { takeFocus } from '../../ui/take-focus';
import { Button } from '../../ui/Button';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { TextField } from '../../ui/Field';
import { FormNotice } from '../privacy/FormNotice';
import { ChosenPassword } from './ChosenPassword';
import { EmailTakenNotice } from './EmailTakenNotice';
import { HaveAccount } from './HaveAccount';
import { useEmailTaken } from './use-email-taken';
import { useRegistration } from './use-registration';
import { useAdoptTyped } from '../../ui/use-adopt-typed';
import { useHydrated } from '../../ui/use-hydrated';
import { WhatHappensNext } from './WhatHappensNext';

interface RegisterFormProps {
  next: string | null;
  loginPath: string;
  notice: ShownNotice;
}

export function RegisterForm({ next, loginPath, notice }: RegisterFormProps) {
  const [values, setValues] = useState({ email: '', password: '', confirm_password: '' });
  const { state, problem, refusedEmail, register } = useRegistration(next, notice);
  const { takenEmail, checkNow, checkSoon } = useEmailTaken();
  const emailField = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const { email, password, confirm_password } = values;
  const taken = email.trim() !== '' && [takenEmail, refusedEmail].includes(email.trim());

  function edit(field: keyof typeof values, value: string) {
    setValues((before) => ({ ...before, [field]: value }));
    problem.clear(field);
    if (field === 'email') checkSoon(value);
  }

  const form = useAdoptTyped((name, value) => {
    if (name in values) setValues((before) => ({ ...before, [name]: value }));
    if (name === 'email') checkSoon(value);
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void register(values);
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
        aria-label="Registro de Candidato"
      >
        <h3 className="text-lg">Crear Cuenta de Candidato</h3>
        <ErrorSummary errors={problem.list} round={problem.round} />
        <TextField
          id="email"
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          ref={emailField}
          value={email}
          error={problem.errors['email']}
          onChange={(event) => edit('email', event.target.value)}
          onBlur={() => checkNow(email)}
        />
        {taken && (
          <EmailTakenNotice
            loginPath={loginPath}
            onUseAnother={() => {
              edit('email', '');
              emailField.current?.focus();
            }}
          />
        )}
        <ChosenPassword {...{ password, confirm_password }} errors={problem.errors} onEdit={edit} />
        <FormNotice notice={notice} />
        <Button
          type="submit"
          look="signal"
          className="min-h-13 w-full text-lg"
          disabled={!hydrated}
          // aria-disabled keeps the focus while it is busy.
          aria-disabled={state === 'busy' || undefined}
        >
          {state === 'busy' ? 'Creando cuenta...' : 'Crear Cuenta'}
        </Button>
      </form>
      <HaveAccount loginPath={loginPath} />
      <WhatHappensNext />
    </div>
  );
}

function AccountCreated() {
  return (
    <Alert look="success" role="status" ref={takeFocus} title="¡Cuenta creada exitosamente!">
      <p>Revisa tu email para verificar tu cuenta</p>
    </Alert>
  );
}
