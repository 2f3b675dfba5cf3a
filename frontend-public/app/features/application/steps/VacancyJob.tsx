import { Trans } from '@lingui/react/macro';
import type { Schemas } from '@hiring/contract/api';
import { SiteLink } from '../../../ui/SiteLink';
import { InSpanish } from '../../careers/InSpanish';

/** The job of the vacancy, which is known and not asked. */
export function VacancyJob({ vacancy }: { vacancy: Schemas['VacancyResponse'] }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-lg bg-sand px-4 py-2">
      <dl className="flex flex-wrap gap-x-6">
        <div>
          <dt className="text-sm text-muted">
            <Trans>Departamento</Trans>
          </dt>
          <dd className="font-bold">
            <InSpanish>{vacancy.departamento_nombre}</InSpanish>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">
            <Trans>Posición</Trans>
          </dt>
          <dd className="font-bold">
            <InSpanish>{vacancy.posicion_nombre}</InSpanish>
          </dd>
        </div>
      </dl>
      <SiteLink to="/carreras" className="inline-flex min-h-11 items-center text-link underline">
        <Trans>Elegir otra oferta</Trans>
      </SiteLink>
    </div>
  );
}
