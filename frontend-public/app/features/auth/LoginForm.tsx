import { ApiProblem } from '@hiring/contract/api-problem';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { api, UNKNOWN_ERROR } from '../../lib/api';
import { Refusal } from '../../ui/Refusal';
import { Button } from '../../ui/Button';
import { PageSpinner } from '../../ui/Spinner';
import { useAdoptTyped } from '../../ui/use-adopt-typed';
import { LoginFields } from './LoginFields';
import { pendingMessage } from '../shell/pending-message';
import { SignInHelp } from './SignInHelp';

const SecondStep = lazy(async () => ({ default: (await import('./SecondStep')).SecondStep }));

interface LoginFormProps {
  /** The page that was requested first; without it the account's home page. */
  next: string | null;
  initialEmail?: string;
  /** The refusal of the form when a browser without scripts sent it. */
  refusal?: string | null;
}

function loginError(error: unknown): string {
  if (error instanceof ApiProblem && error.status > 0) {
    return error.message && error.message !== UNKNOWN_ERROR ? error.message : 'Error de autenticación';
  }
  return 'Error inesperado durante el login. Revisa la consola para más detalles.';
}

export function LoginForm({ next, initialEmail = '', refusal = null }: LoginFormProps) {
  const [email, setEmail] = useState(initialEmail);
  const [password, setPassword] = useState('');
  const [error, setError] = useState(refusal);
  const [busy, setBusy] = useState(false);
  /** The page that the browser is loading. */
  const [leaving, setLeaving] = useState<string | null>(null);
  const [ticket, setTicket] = useState<string | null>(null);
  const form = useAdoptTyped((name, value) => {
    if (name === 'email') setEmail(value);
    if (name === 'password') setPassword(value);
  });

  /** A full page load: the back office is another app, and every page then knows the session. */
  function enter(home: string) {
    const target = next ?? home;
    setLeaving(target);
    window.location.assign(target);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      const { user } = await api.post('/api/auth/login', { body: { email: email.trim(), password } });
      enter(user.home);
    } catch (problem) {
      if (problem instanceof ApiProblem && problem.problem?.ticket) return setTicket(problem.problem.ticket);
      setError(loginError(problem));
      setBusy(false);
    }
  }

  if (ticket && !leaving) {
    return (
      <Suspense fallback={<p role="status">Cargando...</p>}>
        <SecondStep
          ticket={ticket}
          onSignedIn={enter}
          onRestart={() => {
            setTicket(null);
            setPassword('');
            setBusy(false);
          }}
        />
      </Suspense>
    );
  }
  if (leaving) return <PageSpinner message={pendingMessage(leaving)} />;
  return (
    <div className="space-y-6">
      <form
        ref={form}
        method="post"
        data-by-script=""
        onSubmit={submit}
        className="space-y-5"
        aria-label="Iniciar Sesión"
      >
        <Refusal text={error} />
        <LoginFields {...{ email, password }} onEmail={setEmail} onPassword={setPassword} />
        <Button
          type="submit"
          look="signal"
          className="min-h-13 w-full text-lg"
          aria-disabled={busy || undefined}
        >
          {busy ? 'Iniciando sesión...' : 'Iniciar Sesión'}
        </Button>
      </form>
      <SignInHelp email={email} next={next} />
    </div>
  );
}
