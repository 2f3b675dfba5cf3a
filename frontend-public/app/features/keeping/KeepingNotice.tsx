import { t } from '@lingui/core/macro';
import type { Schemas } from '@hiring/contract/api';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, problemText } from '../../lib/api';
import { longDay } from '../../lib/dates';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { showToast } from '../../ui/toast';

/** Says in the portal that the data will be erased soon, or that they are already hidden from everybody. */
export function KeepingNotice({ keeping }: { keeping: Schemas['OwnKeeping'] }) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  if (keeping.estado === 'activa' || keeping.fecha === null) return null;
  const hidden = keeping.estado === 'cuarentena';

  async function renew() {
    setBusy(true);
    setRefusal(undefined);
    try {
      await api.post('/api/privacy/keeping/renew');
      showToast({ look: 'success', title: t`Seguimos guardando tus datos` });
      await revalidate();
    } catch (error) {
      setRefusal(problemText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Alert
      look="warning"
      title={hidden ? t`Tu perfil y tus candidaturas están retirados` : t`Tus datos se van a retirar`}
    >
      <p className="max-w-prose">
        {hidden
          ? t`Nadie los puede ver desde que terminó el plazo para guardarlos. El ${longDay(keeping.fecha)} se borran para siempre.`
          : t`Hace mucho que no hay ningún proceso abierto contigo. El ${longDay(keeping.fecha)} dejarán de estar a la vista, y después se borrarán.`}
      </p>
      {refusal && <p role="alert">{refusal}</p>}
      <Button look="outline" className="mt-3 w-full sm:w-auto" disabled={busy} onClick={() => void renew()}>
        {busy ? t`Guardando...` : hidden ? t`Recuperar mis datos` : t`Seguir guardando mis datos`}
      </Button>
    </Alert>
  );
}
