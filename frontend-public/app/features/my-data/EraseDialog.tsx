import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Refusal } from '../../ui/Alert';
import { ApiProblem } from '@hiring/contract/api-problem';
import { useState, type FormEvent } from 'react';
import { useRevalidator } from 'react-router';
import { api, problemText } from '../../lib/api';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { PasswordField } from '../../ui/PasswordField';
import { GoesAndStays } from './GoesAndStays';

interface EraseDialogProps {
  takesPassword: boolean;
  onClose: () => void;
}

/** Explains the erasure and requests the e-mail that confirms it. */
export function EraseDialog({ takesPassword, onClose }: EraseDialogProps) {
  const { revalidate } = useRevalidator();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);

  function refuse(message: string) {
    setError(message);
    document.getElementById('password-borrado')?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setRefusal(undefined);
    if (takesPassword && password === '') return refuse(t`La contraseña es obligatoria`);
    setBusy(true);
    try {
      await api.post('/api/privacy/erasure', { body: takesPassword ? { password } : {} });
      await revalidate();
      return onClose();
    } catch (failure) {
      const field = failure instanceof ApiProblem ? failure.firstErrors().password : undefined;
      if (field) refuse(field);
      else setRefusal(problemText(failure));
    }
    setBusy(false);
  }

  return (
    <Dialog title={t`¿Quieres borrar tu cuenta?`} onClose={onClose}>
      <form method="post" noValidate onSubmit={submit} className="space-y-5">
        <p>
          <Trans>Te enviaremos un correo con un enlace. Hasta que lo confirmes no se borra nada.</Trans>
        </p>
        <GoesAndStays heading="h3" />
        <Refusal text={refusal} />
        {takesPassword && (
          <PasswordField
            id="password-borrado"
            name="password"
            label={t`Tu contraseña`}
            hint={t`Para saber que eres tú.`}
            autoComplete="current-password"
            value={password}
            error={error}
            onChange={(event) => {
              setPassword(event.target.value);
              setError(undefined);
            }}
          />
        )}
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <Button type="submit" disabled={busy}>
            {busy ? t`Enviando...` : t`Enviarme el correo`}
          </Button>
          <Button look="outline" onClick={onClose}>
            <Trans>No borrar nada</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
