import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { api } from '../../lib/api';
import { AttemptErrors } from '../../ui/AttemptErrors';
import { Button } from '../../ui/Button';
import { PasswordField } from '../../ui/PasswordField';
import { showToast } from '../../ui/toast';
import { useAttempt } from '../../ui/use-attempt';
import { CodeField } from '../auth/CodeField';
import { RecoveryCodes } from './RecoveryCodes';

interface ManageTwoFactorProps {
  task: 'codes' | 'disable';
  onDone: () => void;
  onCancel: () => void;
}

const WORDS = () =>
  ({
    codes: {
      name: t`Crear códigos de recuperación nuevos`,
      lead: t`Los códigos de antes dejarán de servir.`,
      button: t`Crear códigos nuevos`,
    },
    disable: {
      name: t`Desactivar la verificación en dos pasos`,
      lead: t`Volverás a entrar solo con tu contraseña, y tus códigos de recuperación dejarán de servir.`,
      button: t`Desactivar`,
    },
  }) as const;

/** Creates new recovery codes or turns two-factor off; both need the password and a code. */
export function ManageTwoFactor({ task, onDone, onCancel }: ManageTwoFactorProps) {
  const [values, setValues] = useState({ password: '', code: '' });
  const [codes, setCodes] = useState<string[] | null>(null);
  const { busy, attempt, field, clear, ...errors } = useAttempt('dos-pasos');
  const words = WORDS()[task];

  function edit(name: keyof typeof values, value: string) {
    setValues((before) => ({ ...before, [name]: value }));
    clear(name);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = {
      ...(values.password === '' ? { password: t`La contraseña es obligatoria` } : {}),
      ...(values.code.trim() === '' ? { code: t`Escribe el código` } : {}),
    };
    await attempt(async () => {
      if (task === 'codes') {
        setCodes((await api.post('/api/auth/two-factor/recovery-codes', { body: values })).recovery_codes);
        return;
      }
      await api.post('/api/auth/two-factor/disable', { body: values });
      showToast({ look: 'success', title: t`Verificación en dos pasos desactivada` });
      onDone();
    }, wrong);
  }

  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />;
  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-5" aria-label={words.name}>
      <p>{words.lead}</p>
      <AttemptErrors {...errors} />
      <PasswordField
        {...field('password')}
        label={t`Tu contraseña`}
        autoComplete="current-password"
        value={values.password}
        onChange={(event) => edit('password', event.target.value)}
      />
      <CodeField
        {...field('code')}
        value={values.code}
        onChange={(event) => edit('code', event.target.value)}
      />
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button type="submit" disabled={busy}>
          {busy ? t`Comprobando...` : words.button}
        </Button>
        <Button look="outline" onClick={onCancel}>
          <Trans>Cancelar</Trans>
        </Button>
      </div>
    </form>
  );
}
