import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Schemas } from '@hiring/contract/api';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, problemText } from '../../lib/api';
import { dateAndTime } from '../../lib/dates';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { showToast } from '../../ui/toast';
import { Card } from '../portal/Card';

/** The erasure was requested and waits for the link in the e-mail. */
export function PendingErasure({ request }: { request: Schemas['PendingErasure'] }) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const notice = useRef<HTMLDivElement>(null);

  // It replaces the button that was pressed, so it takes the focus.
  useEffect(() => {
    if (document.activeElement === document.body) notice.current?.focus();
  }, []);

  async function cancel() {
    setBusy(true);
    setRefusal(undefined);
    try {
      await api.post('/api/privacy/erasure/cancel');
      showToast({
        look: 'success',
        title: t`Petición cancelada`,
        description: t`Tu cuenta sigue como estaba.`,
      });
      await revalidate();
    } catch (error) {
      setRefusal(problemText(error));
      setBusy(false);
    }
  }

  return (
    <Card title={t`Borrar mi cuenta`}>
      <Alert look="warning" title={t`Te hemos enviado un correo`} ref={notice}>
        <p>
          <Trans>
            Ábrelo y sigue su enlace para confirmar el borrado. Sirve hasta el{' '}
            {dateAndTime(request.caduca_at)}. Mira también en el correo no deseado.
          </Trans>
        </p>
        <p>
          <Trans>Todavía no se ha borrado nada. Si no lo confirmas, tu cuenta sigue como está.</Trans>
        </p>
      </Alert>
      {refusal && (
        <div className="mt-4">
          <Alert look="danger" role="alert">
            <p>{refusal}</p>
          </Alert>
        </div>
      )}
      <Button look="outline" className="mt-5 w-full sm:w-auto" disabled={busy} onClick={cancel}>
        {busy ? t`Cancelando...` : t`Cancelar el borrado`}
      </Button>
    </Card>
  );
}
