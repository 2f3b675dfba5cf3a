import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { api, problemText } from '../../lib/api';
import { Alert } from '../../ui/Alert';
import { takeFocus } from '../../ui/take-focus';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/Field';
import { emailError } from './account-rules';

/** Requests a link for a new password. The answer is the same whether or not the account exists. */
export function ForgotPasswordForm({ initialEmail = '' }: { initialEmail?: string }) {
  const [email, setEmail] = useState(initialEmail);
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [error, setError] = useState<string | undefined>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = emailError(email);
    setError(wrong ?? undefined);
    if (wrong) return;
    setState('busy');
    try {
      await api.post('/api/auth/forgot-password', { body: { email: email.trim() } });
      setState('sent');
    } catch (problem) {
      setError(problemText(problem));
      setState('idle');
    }
  }

  if (state === 'sent') {
    return (
      <Alert look="success" role="status" ref={takeFocus} title={t`Revisa tu correo`}>
        <p>
          <Trans>
            Si hay una cuenta con {email.trim()}, te hemos enviado un enlace para crear una contraseña nueva.
            Mira también en el correo no deseado.
          </Trans>
        </p>
      </Alert>
    );
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="mt-2 space-y-4 rounded-lg border border-line bg-surface p-4"
      aria-label={t`Recuperar contraseña`}
    >
      <TextField
        id="recuperar-email"
        label={t`Correo de tu cuenta`}
        hint={t`Te enviaremos un enlace para crear una contraseña nueva.`}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        error={error}
        onChange={(event) => {
          setEmail(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" className="w-full" disabled={state === 'busy'}>
        {state === 'busy' ? t`Enviando...` : t`Enviarme el enlace`}
      </Button>
    </form>
  );
}
