import { Trans } from '@lingui/react/macro';
import type { Schemas } from '@hiring/contract/api';
import { ButtonLink } from '../../ui/Button';
import { RoadStrip } from './art/RoadStrip';
import { OpeningsSign } from './OpeningsSign';

interface HeroProps {
  city: string;
  openings: Schemas['VacancyResponse'][];
  total: number;
}

export function Hero({ city, openings, total }: HeroProps) {
  return (
    <section className="on-ink bg-ink text-white">
      <div className="mx-auto grid max-w-7xl items-center gap-10 px-4 pt-10 pb-10 sm:px-6 sm:pt-16 lg:grid-cols-[7fr_5fr] lg:gap-16 lg:pb-14">
        <div>
          <h1 className="text-3xl">
            <Trans>Movemos, cuidamos y guardamos vehículos en {city}</Trans>
          </h1>
          <p className="mt-5 max-w-xl text-lg text-ink-soft">
            <Trans>
              Transporte, gestión de flotas, taller, ITV, custodia y lavado para empresas y particulares. Todo
              eso lo hacen personas: conductores, mecánicos, planificadores. Puede que también tú.
            </Trans>
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink to="/carreras" look="signal" className="min-h-14 px-7 text-lg">
              <Trans>Ver ofertas de empleo</Trans>
            </ButtonLink>
            <ButtonLink to="/contacto" look="outlineOnInk" className="min-h-14 px-7 text-lg">
              <Trans>Pedir presupuesto</Trans>
            </ButtonLink>
            <a
              href="#servicios"
              className="inline-flex min-h-11 items-center font-bold underline underline-offset-4 hover:no-underline"
            >
              <Trans>Qué hacemos</Trans>
            </a>
          </div>
        </div>
        {openings.length > 0 && <OpeningsSign openings={openings} total={total} />}
      </div>
      <RoadStrip />
    </section>
  );
}
