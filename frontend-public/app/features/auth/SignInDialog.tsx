import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Refusal } from '../../ui/Alert';
import { ApiProblem } from '@hiring/contract/api-problem';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { api, problemText } from '../../lib/api';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { TextField } from '../../ui/Field';
import { PasswordField } from '../../ui/PasswordField';

const SecondStep = lazy(async () => ({ default: (await import('./SecondStep')).SecondStep }));

interface SignInDialogProps {
  email: string;
  /** The text is for continuing to type; otherwise for submitting the form. */
  saves?: boolean;
  onSignedIn: () => void;
  onClose: () => void;
}

/** Signs in again over a form, so that its input is not lost. */
export function SignInDialog({ email, saves = false, onSignedIn, onClose }: SignInDialogProps) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [ticket, setTicket] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setError(null);
    try {
      await api.post('/api/auth/login', { body: { email, password } });
      onSignedIn();
    } catch (problem) {
      if (problem instanceof ApiProblem && problem.problem?.ticket) return setTicket(problem.problem.ticket);
      setError(problemText(problem));
      setBusy(false);
    }
  }

  if (ticket) {
    return (
      <Dialog title={t`Tu sesión ha caducado`} onClose={onClose}>
        <Suspense
          fallback={
            <p role="status">
              <Trans>Cargando...</Trans>
            </p>
          }
        >
          <SecondStep
            ticket={ticket}
            onSignedIn={onSignedIn}
            onRestart={() => {
              setTicket(null);
              setBusy(false);
            }}
          />
        </Suspense>
      </Dialog>
    );
  }
  return (
    <Dialog title={t`Tu sesión ha caducado`} onClose={onClose}>
      <form method="post" onSubmit={submit} className="space-y-5">
        <p>
          {saves
            ? t`Entra otra vez y guardamos lo que has escrito: no se ha perdido nada.`
            : t`Debes estar autenticado para enviar tu candidatura. Entra otra vez y la enviamos: no se ha perdido nada de lo que has escrito.`}
        </p>
        <Refusal text={error} />
        <TextField
          id="sesion-email"
          label={t`Correo`}
          type="email"
          autoComplete="username"
          value={email}
          readOnly
        />
        <PasswordField
          id="sesion-password"
          label={t`Contraseña`}
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" look="signal" className="w-full" disabled={busy}>
          {busy ? t`Iniciando sesión...` : saves ? t`Entrar y seguir` : t`Entrar y enviar`}
        </Button>
      </form>
    </Dialog>
  );
}
