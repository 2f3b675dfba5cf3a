import type { Schemas } from '@hiring/contract/api';
import { ButtonLink } from '../../ui/Button';
import { contentOf } from '../content/content';
import { RoadStrip } from './art/RoadStrip';
import { OpeningsSign } from './OpeningsSign';

interface HeroProps {
  city: string;
  openings: Schemas['VacancyResponse'][];
  total: number;
}

export function Hero({ city, openings, total }: HeroProps) {
  const { title, lead, vacancies, quote, services } = contentOf('/').hero;
  return (
    <section className="on-ink bg-ink text-white">
      <div className="mx-auto grid max-w-7xl items-center gap-10 px-4 pt-10 pb-10 sm:px-6 sm:pt-16 lg:grid-cols-[7fr_5fr] lg:gap-16 lg:pb-14">
        <div>
          <h1 className="text-3xl">{title.replace('{city}', city)}</h1>
          <p className="mt-5 max-w-xl text-lg text-ink-soft">{lead}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink to="/carreras" look="signal" className="min-h-14 px-7 text-lg">
              {vacancies}
            </ButtonLink>
            <ButtonLink to="/contacto" look="outlineOnInk" className="min-h-14 px-7 text-lg">
              {quote}
            </ButtonLink>
            <a
              href="#servicios"
              className="inline-flex min-h-11 items-center font-bold underline underline-offset-4 hover:no-underline"
            >
              {services}
            </a>
          </div>
        </div>
        {openings.length > 0 && <OpeningsSign openings={openings} total={total} />}
      </div>
      <RoadStrip />
    </section>
  );
}
