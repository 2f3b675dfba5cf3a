import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SlotPage } from '@hiring/contract';
import { useState } from 'react';
import { Form } from 'react-router';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { OwnHour } from './OwnHour';
import { SlotDays } from './SlotDays';

interface SlotFormProps {
  page: SlotPage;
  busy: boolean;
  /** The reason why the last press reserved nothing. */
  outcome: { code: string; detail: string; round: number } | undefined;
}

/** Pick and reserve a slot: a plain form, which works without scripts. */
export function SlotForm({ page: { dias }, busy, outcome }: SlotFormProps) {
  // The round whose error has been corrected since.
  const [mended, setMended] = useState(0);
  if (dias.length === 0) {
    return (
      <Alert title={t`Ahora no queda ninguna hora libre`}>
        <p>
          <Trans>
            Responde a nuestro correo con los días y las horas que te van bien, y buscamos un momento.
          </Trans>
        </p>
      </Alert>
    );
  }
  const missing = outcome?.code === 'slot_missing';
  return (
    <Form method="post" className="space-y-4" noValidate onChange={() => setMended(outcome?.round ?? 0)}>
      {outcome && mended !== outcome.round && (
        <ErrorSummary
          title={missing ? t`Falta la hora` : t`No hemos podido reservarla`}
          errors={[{ fieldId: 'inicio', message: outcome.detail }]}
          round={outcome.round}
        />
      )}
      <OwnHour instant={dias[0]?.huecos[0] ?? ''} example />
      {/* Remounted after a refusal, because the remaining slots have changed. */}
      <SlotDays key={outcome?.round} days={dias} />
      <div className="pick-bar sticky bottom-0 -mx-4 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:static sm:mx-0 sm:border-0 sm:px-0">
        <Button
          type="submit"
          look="signal"
          className="min-h-13 w-full text-lg sm:w-auto sm:px-8"
          disabled={busy}
        >
          <Trans>Reservar esta hora</Trans>
        </Button>
      </div>
    </Form>
  );
}
