import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Schemas } from '@hiring/contract/api';
import { dateAndTime } from '../../lib/dates';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';

/** An offer that waits for an answer, or the way to the copies of a signed one. */
export function OfferCard({ offer }: { offer: Schemas['MyOffer'] }) {
  const { puesto, estado, caduca, camino } = offer;
  const signed = estado === 'aceptada';
  return (
    <section
      aria-labelledby="oferta"
      className={`flex flex-col gap-4 rounded-lg bg-surface p-5 sm:flex-row sm:items-center sm:justify-between ${signed ? 'border border-line' : 'border-2 border-ink'}`}
    >
      <div className="min-w-0">
        <h3 id="oferta" className="text-xl">
          {signed ? t`Has aceptado la oferta` : t`Tienes una oferta de trabajo`}
        </h3>
        <p className="mt-1 break-words text-muted">
          <bdi>{puesto}</bdi>. {!signed && <Trans>Puedes responder hasta el {dateAndTime(caduca)}.</Trans>}
        </p>
      </div>
      <ButtonLink to={camino} look={signed ? 'outline' : 'signal'} className="shrink-0">
        <Icon name="file" />
        {signed ? t`Ver mis copias` : t`Leer la oferta`}
      </ButtonLink>
    </section>
  );
}
