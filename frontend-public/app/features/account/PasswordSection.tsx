import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { api, problemText } from '../../lib/api';
import { Alert } from '../../ui/Alert';
import { takeFocus } from '../../ui/take-focus';
import { Button } from '../../ui/Button';
import { showToast } from '../../ui/toast';
import { AccountSection } from './AccountSection';
import { PasswordForm } from './PasswordForm';

interface PasswordSectionProps {
  email: string;
  hasPassword: boolean;
  /** The rules for a new password, as text. */
  rules: string;
  onChanged: () => void;
}

export function PasswordSection({ email, hasPassword, rules, onChanged }: PasswordSectionProps) {
  return (
    <AccountSection title={t`Contraseña`}>
      {hasPassword ? (
        <>
          <p className="text-muted">
            <Trans>Al cambiarla se cierran tus demás sesiones.</Trans>
          </p>
          <PasswordForm hint={rules} onChanged={onChanged} />
        </>
      ) : (
        <MissingPassword email={email} />
      )}
    </AccountSection>
  );
}

/** For accounts that were only entered by a link: the mailbox proves the owner. */
function MissingPassword({ email }: { email: string }) {
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');

  async function send() {
    setState('busy');
    try {
      await api.post('/api/auth/forgot-password', { body: { email } });
      setState('sent');
    } catch (error) {
      setState('idle');
      showToast({ look: 'danger', title: t`No hemos podido enviarlo`, description: problemText(error) });
    }
  }

  if (state === 'sent') {
    return (
      <Alert look="success" role="status" ref={takeFocus} title={t`Revisa tu correo`}>
        <p>
          <Trans>
            Te hemos enviado un enlace para crear tu contraseña. Mira también en el correo no deseado.
          </Trans>
        </p>
      </Alert>
    );
  }
  return (
    <>
      <p className="text-muted">
        <Trans>
          Tu cuenta no tiene contraseña: entras con un enlace por correo. Te enviamos otro enlace para crear
          una.
        </Trans>
      </p>
      <Button className="w-full sm:w-auto" disabled={state === 'busy'} onClick={send}>
        {state === 'busy' ? t`Enviando...` : t`Crear una contraseña`}
      </Button>
    </>
  );
}
