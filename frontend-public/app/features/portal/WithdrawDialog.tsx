import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ApiProblem } from '@hiring/contract/api-problem';
import type { Schemas } from '@hiring/contract/api';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, problemText } from '../../lib/api';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { showToast } from '../../ui/toast';
import { applicationTitle } from './application-links';

interface WithdrawDialogProps {
  application: Schemas['PortalApplication'];
  onClose: () => void;
}

export default function WithdrawDialog({ application, onClose }: WithdrawDialogProps) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { revalidate } = useRevalidator();

  async function withdraw() {
    setBusy(true);
    setRefusal(null);
    try {
      await api.post('/api/applications/{id}/withdraw', {
        params: { path: { id: application.id } },
        body: { estado: application.estado },
      });
      showToast({
        title: t`Candidatura retirada`,
        description: t`Se lo hemos dicho a RRHH.`,
        look: 'success',
      });
      onClose();
      void revalidate();
    } catch (error) {
      setBusy(false);
      setRefusal(problemText(error));
      // The application has changed since it was shown: the page behind the dialog is updated.
      if (error instanceof ApiProblem && error.status === 409) void revalidate();
    }
  }

  return (
    <Dialog title={t`Retirar candidatura`} onClose={onClose}>
      <p>
        <Trans>
          Vas a retirar tu candidatura a <strong dir="auto">{applicationTitle(application)}</strong>.
          Dejaremos de tenerla en cuenta: si tenías una entrevista, se cancelará, y si tenías una oferta sin
          firmar, ya no podrás aceptarla. No se puede deshacer.
        </Trans>
      </p>
      <p className="mt-3 text-muted">
        <Trans>Tu perfil y tu CV siguen guardados: puedes volver a presentarte cuando quieras.</Trans>
      </p>
      <div aria-live="assertive" className="mt-4">
        {refusal && (
          <Alert look="danger">
            <p>{refusal}</p>
          </Alert>
        )}
      </div>
      <div className="mt-5 flex flex-col gap-3 sm:flex-row-reverse">
        <Button className="bg-danger! hover:bg-ink!" onClick={() => void withdraw()} disabled={busy}>
          {busy ? t`Retirando...` : t`Retirar candidatura`}
        </Button>
        <Button look="outline" onClick={onClose}>
          <Trans>Cancelar</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
