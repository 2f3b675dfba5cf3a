import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { api } from '../../lib/api';
import { Alert } from '../../ui/Alert';
import { takeFocus } from '../../ui/take-focus';
import { AttemptErrors } from '../../ui/AttemptErrors';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/Field';
import { useAttempt } from '../../ui/use-attempt';
import { emailError } from './account-rules';

interface SignInLinkFormProps {
  initialEmail?: string;
  /** The page that was requested first, which the link opens. */
  next?: string | null;
}

/** Longer paths are ignored: the link then opens the account's home page. */
const NEXT_CHARACTERS = 500;

/** Requests a sign-in link. The answer is the same whether or not the account exists. */
export function SignInLinkForm({ initialEmail = '', next = null }: SignInLinkFormProps) {
  const [email, setEmail] = useState(initialEmail);
  const [sent, setSent] = useState(false);
  const { busy, attempt, field, clear, ...errors } = useAttempt('enlace');

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = emailError(email);
    const done = await attempt(
      async () => {
        const back = next && next.length <= NEXT_CHARACTERS ? { next } : {};
        await api.post('/api/auth/sign-in-link', { body: { email: email.trim(), ...back } });
      },
      wrong ? { email: wrong } : {},
    );
    setSent(done);
  }

  if (sent) {
    return (
      <div className="mt-2">
        <Alert look="success" role="status" ref={takeFocus} title={t`Revisa tu correo`}>
          <p>
            <Trans>
              Si hay una cuenta con {email.trim()}, te hemos enviado un enlace para entrar. Sirve una sola vez
              y caduca en 15 minutos. Mira también en el correo no deseado.
            </Trans>
          </p>
          <p>
            <Trans>
              Si formas parte del personal, solo lo recibes con la verificación en dos pasos activada: sin
              ella, entra con tu contraseña.
            </Trans>
          </p>
        </Alert>
      </div>
    );
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="mt-2 space-y-4 rounded-lg border border-line bg-surface p-4"
      aria-label={t`Entrar con un enlace por correo`}
    >
      <AttemptErrors {...errors} />
      <TextField
        {...field('email')}
        label={t`Correo de tu cuenta`}
        hint={t`Te enviaremos un enlace con el que entras sin contraseña.`}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          clear('email');
        }}
      />
      <Button type="submit" className="w-full" disabled={busy}>
        {busy ? t`Enviando...` : t`Enviarme el enlace`}
      </Button>
    </form>
  );
}
