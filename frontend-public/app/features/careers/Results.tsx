import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { VacancyPage, VacancySearch } from '@hiring/contract/web';
import { ButtonLink } from '../../ui/Button';
import { ActiveFilters } from './ActiveFilters';
import { Pagination } from './Pagination';
import { activeFilters } from './search-params';
import { VacancyCard } from './VacancyCard';
import type { CardVacancy } from './card-vacancy';

interface ResultsProps {
  id: string;
  search: VacancySearch;
  list: Omit<VacancyPage, 'items'> & { items: CardVacancy[] };
}

const countText = (total: number, filtered: boolean) => {
  if (total === 0) return filtered ? t`Ninguna oferta coincide` : t`Ahora mismo no hay ofertas abiertas`;
  return filtered
    ? plural(total, { one: '# oferta coincide', other: '# ofertas coinciden' })
    : plural(total, { one: '# oferta abierta', other: '# ofertas abiertas' });
};

function Nothing({ filtered }: { filtered: boolean }) {
  return (
    <div className="rounded-lg border-2 border-dashed border-line-strong p-6 sm:p-8">
      <p className="max-w-prose text-lg">
        {filtered
          ? t`Prueba con menos filtros o con otra palabra. También puedes enviarnos tu candidatura sin elegir una oferta.`
          : t`Publicamos aquí cada puesto en cuanto se abre. Mientras tanto puedes enviarnos tu candidatura.`}
      </p>
      {filtered && (
        <ButtonLink to="/carreras" look="outline" className="mt-4">
          <Trans>Ver todas las ofertas</Trans>
        </ButtonLink>
      )}
    </div>
  );
}

/** The number of vacancies, the active filters and one page of results. */
export function Results({ id, search, list }: ResultsProps) {
  const filtered = activeFilters(search) > 0;
  return (
    <>
      <p id={id} role="status" tabIndex={-1} className="mb-4 font-bold">
        {countText(list.total, filtered)}
      </p>
      <ActiveFilters search={search} facets={list.facets} resultsId={id} />
      {list.items.length > 0 ? (
        <ul className="space-y-4">
          {list.items.map((vacancy) => (
            <li key={vacancy.id}>
              <VacancyCard vacancy={vacancy} />
            </li>
          ))}
        </ul>
      ) : (
        <Nothing filtered={filtered} />
      )}
      <Pagination
        resultsId={id}
        search={search}
        page={list.page}
        pages={Math.max(1, Math.ceil(list.total / list.perPage))}
      />
    </>
  );
}
