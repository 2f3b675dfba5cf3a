import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Schemas } from '@hiring/contract/api';
import { useState, type FormEvent } from 'react';
import { api } from '../../lib/api';
import { AttemptErrors } from '../../ui/AttemptErrors';
import { Button } from '../../ui/Button';
import { PasswordField } from '../../ui/PasswordField';
import { useAttempt } from '../../ui/use-attempt';
import { CodeField } from '../auth/CodeField';
import { RecoveryCodes } from './RecoveryCodes';
import { ScanSecret } from './ScanSecret';

interface EnrolTwoFactorProps {
  /** Two-factor is now active; the recovery codes are still shown. */
  onActivated: () => void;
  onDone: () => void;
  onCancel: () => void;
}

/** Steps: password, app, first code, recovery codes. */
export function EnrolTwoFactor({ onActivated, onDone, onCancel }: EnrolTwoFactorProps) {
  const [password, setPassword] = useState('');
  const [secret, setSecret] = useState<Schemas['TwoFactorStartResponse'] | null>(null);
  const [code, setCode] = useState('');
  const [codes, setCodes] = useState<string[] | null>(null);
  const { busy, attempt, field, clear, ...errors } = useAttempt('activar');

  async function start(event: FormEvent) {
    event.preventDefault();
    await attempt(
      async () => setSecret(await api.post('/api/auth/two-factor/start', { body: { password } })),
      password === '' ? { password: t`La contraseña es obligatoria` } : {},
    );
  }

  async function confirm(event: FormEvent) {
    event.preventDefault();
    await attempt(
      async () => {
        setCodes((await api.post('/api/auth/two-factor/confirm', { body: { code } })).recovery_codes);
        onActivated();
      },
      code.trim() === '' ? { code: t`Escribe el código` } : {},
    );
  }

  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />;
  return (
    <form
      method="post"
      noValidate
      onSubmit={secret ? confirm : start}
      className="space-y-5"
      aria-label={t`Activar la verificación en dos pasos`}
    >
      <AttemptErrors {...errors} />
      {secret ? (
        <>
          <ScanSecret secret={secret} />
          <p>
            <Trans>Al activarla se cierran tus demás sesiones.</Trans>
          </p>
          <CodeField
            key="code"
            {...field('code')}
            hint={t`Cambia cada 30 segundos.`}
            inputMode="numeric"
            value={code}
            onChange={(event) => {
              setCode(event.target.value);
              clear('code');
            }}
          />
        </>
      ) : (
        <PasswordField
          key="password"
          {...field('password')}
          label={t`Tu contraseña`}
          hint={t`Para asegurarnos de que eres tú.`}
          autoComplete="current-password"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            clear('password');
          }}
        />
      )}
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button type="submit" disabled={busy}>
          {busy ? t`Comprobando...` : secret ? t`Activar` : t`Continuar`}
        </Button>
        <Button look="outline" onClick={onCancel}>
          <Trans>Cancelar</Trans>
        </Button>
      </div>
    </form>
  );
}
