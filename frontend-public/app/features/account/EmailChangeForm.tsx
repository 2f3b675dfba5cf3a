import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { api } from '../../lib/api';
import { AttemptErrors } from '../../ui/AttemptErrors';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/Field';
import { PasswordField } from '../../ui/PasswordField';
import { useAttempt } from '../../ui/use-attempt';
import { emailError } from '../auth/account-rules';
import { MistypedEmail } from '../auth/MistypedEmail';

interface EmailChangeFormProps {
  onAsked: () => void;
  onCancel: () => void;
}

export function EmailChangeForm({ onAsked, onCancel }: EmailChangeFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  // While somebody types, every address is unfinished.
  const [left, setLeft] = useState(false);
  const { busy, attempt, field, clear, ...errors } = useAttempt('email');
  const first = useRef<HTMLInputElement>(null);

  useEffect(() => first.current?.focus(), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wrongEmail = emailError(email);
    const wrong = {
      ...(wrongEmail ? { email: wrongEmail } : {}),
      ...(password === '' ? { password: t`La contraseña es obligatoria` } : {}),
    };
    const done = await attempt(async () => {
      await api.post('/api/auth/email-change', { body: { email: email.trim(), password } });
    }, wrong);
    if (done) onAsked();
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-5" aria-label={t`Cambiar correo`}>
      <p className="text-muted">
        <Trans>
          Te enviaremos un enlace al nuevo correo y un aviso al de ahora. El cambio vale cuando abras el
          enlace.
        </Trans>
      </p>
      <AttemptErrors {...errors} />
      <div>
        <TextField
          {...field('email')}
          ref={first}
          label={t`Nuevo correo`}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={(event) => {
            setLeft(false);
            setEmail(event.target.value);
            clear('email');
          }}
          onBlur={() => setLeft(true)}
        />
        <MistypedEmail
          email={left ? email : ''}
          onUse={(meant) => {
            setEmail(meant);
            first.current?.focus();
          }}
        />
      </div>
      <PasswordField
        {...field('password')}
        label={t`Tu contraseña`}
        autoComplete="current-password"
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          clear('password');
        }}
      />
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button type="submit" disabled={busy}>
          {busy ? t`Enviando...` : t`Enviar enlace de confirmación`}
        </Button>
        <Button look="outline" onClick={onCancel}>
          <Trans>Cancelar</Trans>
        </Button>
      </div>
    </form>
  );
}
