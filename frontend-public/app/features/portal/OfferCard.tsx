import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Schemas } from '@hiring/contract/api';
import { dateAndTime } from '../../lib/dates';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { WithdrawalReason } from './WithdrawalReason';

/** An offer that waits for an answer, the way to the copies of a signed one, or why one was withdrawn. */
export function OfferCard({ offer }: { offer: Schemas['MyOffer'] }) {
  const { puesto, estado, caduca, camino, motivo } = offer;
  const signed = estado === 'aceptada';
  const withdrawn = estado === 'retirada';
  const waits = !signed && !withdrawn;
  const title = signed
    ? t`Has aceptado la oferta`
    : withdrawn
      ? t`La empresa ha retirado esta oferta`
      : t`Tienes una oferta de trabajo`;
  return (
    <section
      aria-labelledby="oferta"
      className={`flex flex-col gap-4 rounded-lg bg-surface p-5 sm:flex-row sm:items-center sm:justify-between ${waits ? 'border-2 border-ink' : 'border border-line'}`}
    >
      <div className="min-w-0">
        <h3 id="oferta" className="text-xl">
          {title}
        </h3>
        <p className="mt-1 break-words text-muted">
          <bdi>{puesto}</bdi>. {waits && <Trans>Puedes responder hasta el {dateAndTime(caduca)}.</Trans>}
        </p>
        {withdrawn && (
          <div className="mt-3">
            <WithdrawalReason text={motivo} />
          </div>
        )}
      </div>
      {!withdrawn && (
        <ButtonLink to={camino} look={signed ? 'outline' : 'signal'} className="shrink-0">
          <Icon name="file" />
          {signed ? t`Ver mis copias` : t`Leer la oferta`}
        </ButtonLink>
      )}
    </section>
  );
}
