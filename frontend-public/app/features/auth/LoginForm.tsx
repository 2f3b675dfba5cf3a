import { languageNow, localPath } from '../../lib/language/language';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ApiProblem } from '@hiring/contract/api-problem';
import { lazy, Suspense, useEffect, useState, type FormEvent } from 'react';
import { api, UNKNOWN_ERROR } from '../../lib/api';
import { Refusal } from '../../ui/Alert';
import { Button, buttonClass } from '../../ui/Button';
import { TextField } from '../../ui/Field';
import { PasswordField } from '../../ui/PasswordField';
import { PageSpinner } from '../../ui/Spinner';
import { useAdoptTyped } from '../../ui/use-adopt-typed';
import { useHydrated } from '../../ui/use-hydrated';
import { pendingMessage } from '../shell/pending-message';

const ForgotPasswordForm = lazy(async () => ({
  default: (await import('./ForgotPasswordForm')).ForgotPasswordForm,
}));

const SignInLinkForm = lazy(async () => ({ default: (await import('./SignInLinkForm')).SignInLinkForm }));
const SecondStep = lazy(async () => ({ default: (await import('./SecondStep')).SecondStep }));

interface LoginFormProps {
  /** The page that was requested first; without it the account's home page. */
  next: string | null;
  /** Kept by the page: both of its forms ask for it. */
  email: string;
  onEmail: (email: string) => void;
  /** The refusal of the form when a browser without scripts sent it. */
  refusal?: string | null;
  /** Identity providers of the staff. */
  providers?: { id: string; nombre: string }[];
  /** The browser came back from one and owes the code of the account's second factor. */
  owesCode?: boolean;
}

function loginError(error: unknown): string {
  if (error instanceof ApiProblem && error.status > 0) {
    return error.message && error.message !== UNKNOWN_ERROR() ? error.message : t`Error de autenticación`;
  }
  return t`Error inesperado durante el login. Revisa la consola para más detalles.`;
}

const startAddress = (id: string, next: string | null): string =>
  `/api/auth/oidc/${id}/start?${new URLSearchParams({ idioma: languageNow(), ...(next && { next }) }).toString()}`;

// oxlint-disable-next-line max-lines-per-function -- parts of their own would exceed the bytes of scripts of /login
export function LoginForm(props: LoginFormProps) {
  const { next, email, onEmail, refusal = null, providers = [], owesCode = false } = props;
  const [password, setPassword] = useState('');
  const [error, setError] = useState(refusal);
  const [busy, setBusy] = useState(false);
  /** The page that the browser is loading. */
  const [leaving, setLeaving] = useState<string | null>(null);
  const [help, setHelp] = useState<'link' | 'forgotten' | null>(null);
  /** Empty: the server knows by a cookie who came back from a provider. */
  const [ticket, setTicket] = useState<string | null>(owesCode ? '' : null);
  const hydrated = useHydrated();
  const form = useAdoptTyped((name, value) => (name === 'email' ? onEmail : setPassword)(value));

  /** A full page load: the back office is another app, and every page then knows the session. */
  function enter(home: string) {
    const target = next ?? home;
    setLeaving(target);
    window.location.assign(localPath(target));
  }

  async function enterByPasskey(autofill: boolean) {
    const passkeys = await import('./passkeys');
    try {
      if (!autofill || (await passkeys.suggestsPasskeys())) enter(await passkeys.enterByPasskey(autofill));
    } catch (problem) {
      const refused = problem instanceof ApiProblem && problem.code === 'passkey_refused';
      // A suggestion that nobody has chosen yet fails in silence.
      if (refused || !(autofill || passkeys.wasClosed(problem))) setError(loginError(problem));
    }
  }

  useEffect(() => {
    // oxlint-disable-next-line set-state-in-effect -- after the person has chosen one
    if ('PublicKeyCredential' in window) void enterByPasskey(true);
    // oxlint-disable-next-line exhaustive-deps -- once: the suggestion waits for as long as the page is open
  }, []);

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

  if (ticket !== null && !leaving) {
    return (
      <Suspense
        fallback={
          <p role="status">
            <Trans>Cargando...</Trans>
          </p>
        }
      >
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
  const toggle = (which: 'link' | 'forgotten') => ({
    look: 'quiet' as const,
    disabled: !hydrated,
    'aria-expanded': help === which,
    'aria-controls': 'ayuda-entrar',
    onClick: () => setHelp(help === which ? null : which),
  });
  return (
    <div className="space-y-6">
      <form
        ref={form}
        method="post"
        data-by-script=""
        onSubmit={submit}
        className="space-y-5"
        aria-label={t`Iniciar sesión`}
      >
        <Refusal text={error} />
        <TextField
          id="email"
          name="email"
          label={t`Correo`}
          type="email"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={email}
          onChange={(event) => onEmail(event.target.value)}
        />
        <PasswordField
          id="password"
          name="password"
          label={t`Contraseña`}
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button
          type="submit"
          look="signal"
          className="min-h-13 w-full text-lg"
          aria-disabled={busy || undefined}
        >
          {busy ? t`Iniciando sesión...` : t`Iniciar sesión`}
        </Button>
      </form>
      {providers.map(({ id, nombre }) => (
        <a key={id} className={buttonClass('outline', 'w-full')} href={startAddress(id, next)}>
          <Trans>Entrar con {nombre}</Trans>
        </a>
      ))}
      <div>
        <div className="flex flex-col items-start gap-x-6 sm:flex-row sm:flex-wrap">
          <Button look="quiet" disabled={!hydrated} onClick={() => enterByPasskey(false)}>
            <Trans>Entrar con una llave de acceso</Trans>
          </Button>
          <Button {...toggle('link')}>
            <Trans>Entrar con un enlace por correo</Trans>
          </Button>
          <Button {...toggle('forgotten')}>
            <Trans>¿Has olvidado tu contraseña?</Trans>
          </Button>
        </div>
        <div id="ayuda-entrar">
          <Suspense>
            {help === 'link' && <SignInLinkForm initialEmail={email} next={next} />}
            {help === 'forgotten' && <ForgotPasswordForm initialEmail={email} />}
          </Suspense>
        </div>
      </div>
    </div>
  );
}
