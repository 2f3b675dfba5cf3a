import { ApiProblem } from '@hiring/contract/api-problem';
import { LIMITS, type ShownNotice } from '@hiring/contract';
import { useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { api, problemText } from '../../lib/api';
import { channelIn } from '../../lib/channel';
import { Alert } from '../../ui/Alert';
import { takeFocus } from '../../ui/take-focus';
import { Button } from '../../ui/Button';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { TextField } from '../../ui/Field';
import { showToast } from '../../ui/toast';
import { reasonOf } from '../analytics/reason-of';
import { track } from '../analytics/track';
import { FormNotice } from '../privacy/FormNotice';
import { registrationErrors } from './account-rules';
import { ChosenPassword } from './ChosenPassword';
import { EmailTakenNotice } from './EmailTakenNotice';
import { useEmailTaken } from './use-email-taken';
import { useFormProblem } from '../../ui/use-form-problem';
import { useAdoptTyped } from '../../ui/use-adopt-typed';
import { useHydrated } from '../../ui/use-hydrated';
import { WhatHappensNext } from './WhatHappensNext';

interface RegisterFormProps {
  next: string | null;
  loginPath: string;
  notice: ShownNotice;
}

/** The vacancy and the tracking link's code of the registration: both are in the application form's URL. */
function wishIn(next: string | null): { vacante_id?: string; canal?: string } {
  if (!next?.startsWith('/completar-candidatura?')) return {};
  const search = next.slice(next.indexOf('?'));
  const id = new URLSearchParams(search).get('vacante');
  const canal = channelIn(search);
  return {
    ...(id && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id) ? { vacante_id: id } : {}),
    ...(canal ? { canal } : {}),
  };
}

export function RegisterForm({ next, loginPath, notice }: RegisterFormProps) {
  const [values, setValues] = useState({ email: '', password: '', confirm_password: '' });
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [emailTakenOnSubmit, setEmailTakenOnSubmit] = useState<string | null>(null);
  const problem = useFormProblem();
  const { takenEmail, checkNow, checkSoon } = useEmailTaken();
  const emailField = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const { email, password, confirm_password } = values;
  const taken = email.trim() !== '' && [takenEmail, emailTakenOnSubmit].includes(email.trim());

  function edit(field: keyof typeof values, value: string) {
    setValues((before) => ({ ...before, [field]: value }));
    problem.clear(field);
    if (field === 'email') checkSoon(value);
  }

  const form = useAdoptTyped((name, value) => {
    if (name in values) setValues((before) => ({ ...before, [name]: value }));
    if (name === 'email') checkSoon(value);
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (state !== 'idle') return;
    const wrong = registrationErrors(email, password, confirm_password);
    problem.show(wrong);
    if (Object.keys(wrong).length > 0) {
      return track('form_submit_error', { form: 'registro', reason: 'fields' });
    }
    setState('busy');
    try {
      await api.post('/api/auth/register', {
        body: {
          ...values,
          email: email.trim(),
          aviso_version: notice.version,
          ...wishIn(next),
        },
      });
      setState('done');
      track('form_submit_success', { form: 'registro' });
      setTimeout(
        () => window.location.assign(next ?? '/portal-candidato'),
        LIMITS.redirectAfterRegistrationMs,
      );
    } catch (error) {
      setState('idle');
      track('form_submit_error', { form: 'registro', reason: reasonOf(error) });
      if (error instanceof ApiProblem && error.code === 'email_taken') setEmailTakenOnSubmit(email.trim());
      else if (error instanceof ApiProblem && error.status === 422) problem.show(error.firstErrors());
      else showToast({ look: 'danger', title: 'Error en el registro', description: problemText(error) });
    }
  }

  if (state === 'done') {
    return (
      <Alert look="success" role="status" ref={takeFocus} title="¡Cuenta creada exitosamente!">
        <p>Revisa tu email para verificar tu cuenta</p>
      </Alert>
    );
  }
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
      <p>
        ¿Ya tienes cuenta?{' '}
        <Link
          to={loginPath}
          replace
          preventScrollReset
          className="inline-flex min-h-11 items-center text-link underline"
        >
          Inicia sesión
        </Link>
      </p>
      <WhatHappensNext />
    </div>
  );
}
