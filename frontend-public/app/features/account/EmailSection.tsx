import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Schemas } from '@hiring/contract/api';
import { useState } from 'react';
import { api, problemText } from '../../lib/api';
import { Alert } from '../../ui/Alert';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { showToast } from '../../ui/toast';
import { longDate } from '../../lib/dates';
import { AccountSection } from './AccountSection';
import { EmailChangeForm } from './EmailChangeForm';

interface EmailSectionProps {
  account: Schemas['OwnAccountResponse'];
  onChanged: () => void;
}

export function EmailSection({ account, onChanged }: EmailSectionProps) {
  const { email, email_verified, pending_email, has_password } = account;
  const [open, setOpen] = useState(false);
  return (
    <AccountSection
      title={t`Correo electrónico`}
      badge={
        <Badge tone={email_verified ? 'green' : 'yellow'}>
          {email_verified ? t`Verificado` : t`Sin verificar`}
        </Badge>
      }
    >
      <p className="font-bold wrap-anywhere">
        <bdi>{email}</bdi>
      </p>
      {pending_email && <PendingChange pending={pending_email} onChanged={onChanged} />}
      {!has_password && (
        <p className="text-muted">
          <Trans>Para cambiarlo, crea antes una contraseña.</Trans>
        </p>
      )}
      {has_password && !open && (
        <Button look="outline" className="w-full sm:w-auto" onClick={() => setOpen(true)}>
          {pending_email ? t`Usar otro correo` : t`Cambiar correo`}
        </Button>
      )}
      {has_password && open && (
        <EmailChangeForm
          onCancel={() => setOpen(false)}
          onAsked={() => {
            setOpen(false);
            onChanged();
          }}
        />
      )}
    </AccountSection>
  );
}

interface PendingChangeProps {
  pending: Schemas['PendingEmailChangeResponse'];
  onChanged: () => void;
}

function PendingChange({ pending, onChanged }: PendingChangeProps) {
  const [busy, setBusy] = useState(false);

  async function cancel() {
    setBusy(true);
    try {
      await api.post('/api/auth/email-change/cancel');
      showToast({ look: 'success', title: t`Cambio de correo cancelado` });
      onChanged();
    } catch (error) {
      showToast({ look: 'danger', title: t`No hemos podido cancelarlo`, description: problemText(error) });
    }
    setBusy(false);
  }

  return (
    <Alert look="warning" role="status" title={t`Falta que confirmes tu nuevo correo`}>
      <p>
        <Trans>
          Te hemos enviado un enlace a <bdi className="font-bold wrap-anywhere">{pending.email}</bdi>. Ábrelo
          antes del {longDate(pending.expires_at)}. Hasta entonces tu cuenta sigue con el de siempre.
        </Trans>
      </p>
      <Button look="outline" disabled={busy} onClick={cancel}>
        {busy ? t`Cancelando...` : t`Cancelar el cambio`}
      </Button>
    </Alert>
  );
}
