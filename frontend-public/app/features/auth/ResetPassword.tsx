import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ApiProblem } from '@hiring/contract/api-problem';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { api, problemText } from '../../lib/api';
import { Alert, Refusal } from '../../ui/Alert';
import { takeFocus } from '../../ui/take-focus';
import { Button, ButtonLink } from '../../ui/Button';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { newPasswordErrors } from './account-rules';
import { NewPasswordFields } from './NewPasswordFields';
import { useFormProblem } from '../../ui/use-form-problem';
import { useAdoptTyped } from '../../ui/use-adopt-typed';
import { useHydrated } from '../../ui/use-hydrated';

/** Loaded lazily, because few links have expired. */
const ForgotPasswordForm = lazy(async () => ({
  default: (await import('./ForgotPasswordForm')).ForgotPasswordForm,
}));

/** Sets a password with an e-mail link: after forgetting it, or a staff member's first one. */
export function ResetPassword({ token }: { token: string }) {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [state, setState] = useState<'idle' | 'busy' | 'done' | 'expired'>('idle');
  const [refusal, setRefusal] = useState<string | null>(null);
  const problem = useFormProblem();
  const hydrated = useHydrated();
  const form = useAdoptTyped((name, value) => {
    if (name === 'password') setPassword(value);
    if (name === 'confirm_password') setConfirmation(value);
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    setRefusal(null);
    const wrong = newPasswordErrors(password, confirmation);
    problem.show(wrong);
    if (Object.keys(wrong).length > 0) return;
    setState('busy');
    try {
      await api.post('/api/auth/reset-password', {
        body: { token, password, confirm_password: confirmation },
      });
      setState('done');
    } catch (error) {
      const expired = error instanceof ApiProblem && error.status === 410;
      setState(expired ? 'expired' : 'idle');
      if (error instanceof ApiProblem && error.status === 422) problem.show(error.firstErrors());
      if (!expired && !(error instanceof ApiProblem && error.status === 422)) setRefusal(problemText(error));
    }
  }

  if (state === 'expired') return <ExpiredResetLink />;
  if (state === 'done') return <SavedPassword />;
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      className="space-y-5"
      aria-label={t`Contraseña nueva`}
    >
      <ErrorSummary errors={problem.list} round={problem.round} />
      <Refusal text={refusal} />
      <NewPasswordFields
        field="password"
        hint={t`Mínimo 6 caracteres. Si formas parte del personal, una más larga, con letras y números.`}
        password={password}
        confirmation={confirmation}
        errors={problem.errors}
        onPassword={(value) => {
          setPassword(value);
          problem.clear('password');
        }}
        onConfirmation={(value) => {
          setConfirmation(value);
          problem.clear('confirm_password');
        }}
      />
      <Button
        type="submit"
        look="signal"
        className="min-h-13 w-full"
        disabled={state === 'busy' || !hydrated}
      >
        {state === 'busy' ? t`Guardando...` : t`Guardar contraseña`}
      </Button>
    </form>
  );
}

export function ExpiredResetLink() {
  return (
    <div className="space-y-5">
      <Alert look="warning" role="alert" title={t`Este enlace ya no sirve`}>
        <p>
          <Trans>
            Los enlaces caducan y solo se pueden usar una vez. Pide otro aquí; si era una invitación, pídela a
            quien te invitó.
          </Trans>
        </p>
      </Alert>
      <Suspense
        fallback={
          <p role="status">
            <Trans>Cargando...</Trans>
          </p>
        }
      >
        <ForgotPasswordForm />
      </Suspense>
    </div>
  );
}

const SavedPassword = () => (
  <div className="space-y-5">
    <Alert look="success" role="status" ref={takeFocus} title={t`Contraseña guardada`}>
      <p>
        <Trans>
          Hemos cerrado las demás sesiones de tu cuenta. Ya puedes entrar con la contraseña nueva.
        </Trans>
      </p>
    </Alert>
    <ButtonLink to="/login" look="signal" className="w-full">
      <Trans>Iniciar sesión</Trans>
    </ButtonLink>
  </div>
);
