import { lazy, Suspense, useState, type FormEvent } from 'react';
import { ApiProblem, post } from '../../lib/api';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/Field';
import { PasswordField } from '../../ui/PasswordField';
import { useAdoptTyped } from '../../ui/use-adopt-typed';
import { useHydrated } from '../../ui/use-hydrated';

const ForgotPasswordForm = lazy(async () => ({
  default: (await import('./ForgotPasswordForm')).ForgotPasswordForm,
}));

interface LoginFormProps {
  /** Page first asked for; the account's own home when absent. */
  next: string | null;
  initialEmail?: string;
}

function loginError(error: unknown): string {
  if (error instanceof ApiProblem && error.status > 0) return error.detail || 'Error de autenticación';
  return 'Error inesperado durante el login. Revisa la consola para más detalles.';
}

export function LoginForm({ next, initialEmail = '' }: LoginFormProps) {
  const [email, setEmail] = useState(initialEmail);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [forgotten, setForgotten] = useState(false);
  const hydrated = useHydrated();
  const form = useAdoptTyped((name, value) => {
    if (name === 'email') setEmail(value);
    if (name === 'password') setPassword(value);
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setError(null);
    try {
      const { user } = await post('/auth/login', { email: email.trim(), password });
      // A full load: the panel of the staff is another program, and every page then knows the session.
      window.location.assign(next ?? user.home);
    } catch (problem) {
      setError(loginError(problem));
      setBusy(false);
    }
  }

  return (
    <div className="space-y-6">
      <form ref={form} method="post" onSubmit={submit} className="space-y-5" aria-label="Iniciar Sesión">
        {error && (
          <Alert look="danger" role="alert">
            <p>{error}</p>
          </Alert>
        )}
        <TextField
          id="email"
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          id="password"
          name="password"
          label="Contraseña"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" look="signal" className="min-h-13 w-full text-lg" disabled={busy || !hydrated}>
          {busy ? 'Iniciando sesión...' : 'Iniciar Sesión'}
        </Button>
      </form>
      <div>
        <Button
          look="quiet"
          disabled={!hydrated}
          aria-expanded={forgotten}
          aria-controls="recuperar"
          onClick={() => setForgotten(!forgotten)}
        >
          ¿Has olvidado tu contraseña?
        </Button>
        <div id="recuperar">
          <Suspense>{forgotten && <ForgotPasswordForm initialEmail={email} />}</Suspense>
        </div>
      </div>
    </div>
  );
}
