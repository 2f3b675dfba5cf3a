import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ApiProblem } from '@hiring/contract/api-problem';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { api } from '../../lib/api';
import { AttemptErrors } from '../../ui/AttemptErrors';
import { Button } from '../../ui/Button';
import { useAttempt } from '../../ui/use-attempt';
import { CodeField } from './CodeField';

interface SecondStepProps {
  /** From the response that asked for a code; empty for who came back from an identity provider. */
  ticket: string;
  onSignedIn: (home: string) => void;
  /** Back to the first step. */
  onRestart: () => void;
}

/** Asks for the code after the password or the link. */
export function SecondStep({ ticket, onSignedIn, onRestart }: SecondStepProps) {
  const [code, setCode] = useState('');
  const [expired, setExpired] = useState(false);
  const { busy, attempt, field, clear, ...errors } = useAttempt('segundo');
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => input.current?.focus(), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    await attempt(
      async () => {
        try {
          const { user } = ticket
            ? await api.post('/api/auth/second-factor', { body: { ticket, code } })
            : await api.post('/api/auth/oidc/second-factor', { body: { code } });
          onSignedIn(user.home);
        } catch (error) {
          if (error instanceof ApiProblem && error.code === 'second_factor_expired') setExpired(true);
          throw error;
        }
      },
      code.trim() === '' ? { code: t`Escribe el código` } : {},
    );
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="space-y-5"
      aria-label={t`Verificación en dos pasos`}
    >
      <div>
        <h2 className="text-xl">
          <Trans>Verificación en dos pasos</Trans>
        </h2>
        <p className="mt-2 text-muted">
          <Trans>Abre tu aplicación de verificación y escribe el código que muestra para tu cuenta.</Trans>
        </p>
      </div>
      <AttemptErrors {...errors} />
      <CodeField
        {...field('code')}
        ref={input}
        required
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          clear('code');
        }}
      />
      <Button type="submit" look="signal" className="min-h-13 w-full text-lg" disabled={busy || expired}>
        {busy ? t`Comprobando...` : t`Entrar`}
      </Button>
      <Button look="quiet" onClick={onRestart}>
        <Trans>Volver a empezar</Trans>
      </Button>
    </form>
  );
}
