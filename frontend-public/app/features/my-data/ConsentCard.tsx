import { t } from '@lingui/core/macro';
import { FUTURE_OPENINGS } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, problemText } from '../../lib/api';
import { longDate } from '../../lib/dates';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { showToast } from '../../ui/toast';
import { Card } from '../portal/Card';

/** The only consent that people give; withdrawing it is as easy. */
export function ConsentCard({ consent }: { consent: Schemas['ConsentResponse'] | undefined }) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const given = consent?.otorgado ?? false;

  async function decide(otorgado: boolean) {
    setBusy(true);
    setRefusal(undefined);
    try {
      await api.post('/api/candidates/me/consents', {
        body: {
          finalidad: 'futuras_ofertas',
          otorgado,
          ...(otorgado ? { version: FUTURE_OPENINGS.version } : {}),
        },
      });
      showToast({ look: 'success', title: otorgado ? t`Permiso guardado` : t`Permiso retirado` });
      await revalidate();
    } catch (error) {
      setRefusal(problemText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card title={t`Futuras ofertas`}>
      <p className="max-w-prose">
        {given && consent?.desde
          ? t`Nos diste permiso el ${longDate(consent.desde)} para guardar tus datos para futuras ofertas.`
          : t`No nos has dado permiso para guardar tus datos para futuras ofertas.`}
      </p>
      <p className="mt-2 max-w-prose text-sm text-muted">{FUTURE_OPENINGS.meaning}</p>
      {refusal && (
        <div className="mt-4">
          <Alert look="danger" role="alert">
            <p>{refusal}</p>
          </Alert>
        </div>
      )}
      <Button
        look="outline"
        className="mt-5 w-full sm:w-auto"
        disabled={busy}
        onClick={() => void decide(!given)}
      >
        {busy ? t`Guardando...` : given ? t`Retirar el permiso` : t`Dar permiso`}
      </Button>
    </Card>
  );
}
