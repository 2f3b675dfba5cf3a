import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { DECLINE_REASON_LABEL, DECLINE_REASONS, OFFER_LIMITS } from '@hiring/contract';
import { useRef } from 'react';
import { Form } from 'react-router';
import { Button } from '../../ui/Button';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { TextAreaField } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { useFocusOnRound } from '../../ui/use-focus-on-round';
import type { OfferReply } from './offer-answer';
import { problemsOf } from './problems';

function Reasons({ error, chosen }: { error: string | undefined; chosen: string | undefined }) {
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? 'rechazo-error' : undefined}
      className={`min-w-0 ${error ? 'border-s-4 border-danger ps-3' : ''}`}
    >
      <legend className="font-bold">
        <Trans>¿Por qué no la aceptas?</Trans>
      </legend>
      <div className="mt-2 grid gap-2">
        {DECLINE_REASONS.map((reason, place) => (
          <label
            key={reason}
            className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded-md border border-line-strong bg-surface px-3 py-2 hover:border-ink has-checked:border-ink has-checked:bg-sand"
          >
            <input
              type="radio"
              name="rechazo"
              id={place === 0 ? 'rechazo' : undefined}
              value={reason}
              defaultChecked={chosen === reason}
              className="size-5 shrink-0 accent-ink"
            />
            {DECLINE_REASON_LABEL[reason]}
          </label>
        ))}
      </div>
      {error && (
        <p id="rechazo-error" className="mt-1.5 font-bold text-danger">
          <span className="sr-only">
            <Trans>Error:</Trans>{' '}
          </span>
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** One press declines nothing: this is asked before. */
function AreYouSure({ typed, round, busy }: Pick<OfferReply, 'typed' | 'round'> & { busy: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useFocusOnRound(box, round);
  const reason = DECLINE_REASONS.find((known) => known === typed.rechazo);
  return (
    <div ref={box} tabIndex={-1} className="space-y-4">
      <p className="text-lg font-bold">
        <Trans>¿Seguro que no aceptas la oferta?</Trans>
      </p>
      <p className="max-w-prose">
        {reason && `${DECLINE_REASON_LABEL[reason]}. `}
        <Trans>
          Se lo diremos al equipo de selección y ya no podrás firmarla. Tu candidatura sigue donde estaba.
        </Trans>
      </p>
      <input type="hidden" name="rechazo" value={typed.rechazo} />
      <input type="hidden" name="motivo" value={typed.motivo} />
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button
          type="submit"
          name="accion"
          value="seguro"
          className="bg-danger! hover:bg-ink!"
          disabled={busy}
        >
          <Trans>Sí, no acepto la oferta</Trans>
        </Button>
        <Button type="submit" name="accion" value="volver" look="outline" disabled={busy}>
          <Trans>Volver atrás</Trans>
        </Button>
      </div>
    </div>
  );
}

interface DeclineFormProps {
  busy: boolean;
  /** The reply to the last press of this form. */
  reply: OfferReply | undefined;
}

/** The other answer: a reason, a text that may be left out, and a question before it is done. */
export function DeclineForm({ busy, reply }: DeclineFormProps) {
  const { errors, list } = problemsOf(reply?.refused, 'rechazar');
  const asking = reply?.step === 'rechazar' && !reply.refused;
  return (
    <details
      id="no-aceptar"
      open={reply !== undefined}
      className="scroll-mt-20 rounded-lg border border-line bg-surface"
    >
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 py-3 font-bold sm:px-6">
        <Trans>No aceptar la oferta</Trans>
        <Icon name="chevron-down" />
      </summary>
      <Form
        method="post"
        action="#no-aceptar"
        preventScrollReset
        noValidate
        className="space-y-5 px-4 pb-5 sm:px-6"
      >
        {asking ? (
          <AreYouSure {...reply} busy={busy} />
        ) : (
          <>
            <ErrorSummary errors={list} round={reply?.round ?? 0} />
            <Reasons error={errors.rechazo} chosen={reply?.typed.rechazo} />
            <TextAreaField
              id="motivo"
              name="motivo"
              label={t`¿Quieres contarnos algo más?`}
              optional
              rows={4}
              limit={OFFER_LIMITS.motivo}
              error={errors.motivo}
              defaultValue={reply?.typed.motivo}
            />
            <Button
              id="rechazar"
              type="submit"
              name="accion"
              value="rechazar"
              look="outline"
              className="w-full sm:w-auto"
              disabled={busy}
            >
              <Trans>No aceptar la oferta</Trans>
            </Button>
          </>
        )}
      </Form>
    </details>
  );
}
