import { Trans } from '@lingui/react/macro';
import type { Schemas } from '@hiring/contract/api';
import { ButtonLink } from '../../ui/Button';
import { VacancyCard } from '../careers/VacancyCard';

interface FeaturedVacanciesProps {
  vacancies: Schemas['VacancyResponse'][];
  total: number;
}

export function FeaturedVacancies({ vacancies, total }: FeaturedVacanciesProps) {
  if (vacancies.length === 0) return null;
  return (
    <section aria-labelledby="ofertas-titulo" className="mx-auto max-w-7xl px-4 py-14 sm:px-6 lg:py-20">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="ofertas-titulo" className="text-2xl">
          <Trans>Ofertas destacadas</Trans>
        </h2>
        {total > vacancies.length && (
          <ButtonLink to="/carreras" look="quiet">
            <Trans>Todas las ofertas ({total})</Trans>
          </ButtonLink>
        )}
      </div>
      <ul className="mt-6 grid gap-4 lg:grid-cols-3">
        {vacancies.map((vacancy) => (
          <li key={vacancy.id}>
            <VacancyCard vacancy={vacancy} headingLevel={3} stacked />
          </li>
        ))}
      </ul>
    </section>
  );
}
