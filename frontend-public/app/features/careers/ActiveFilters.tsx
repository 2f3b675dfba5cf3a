import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Schemas } from '@hiring/contract/api';
import type { VacancySearch } from '@hiring/contract/web';
import { Icon } from '../../ui/Icon';
import { SiteLink } from '../../ui/SiteLink';
import { filtersIn } from './active-filters';

interface ActiveFiltersProps {
  search: VacancySearch;
  facets: Schemas['VacancyFacets'];
  /** Id of the results. */
  resultsId: string;
}

/** The active filters; each is a link that removes it. */
export function ActiveFilters({ search, facets, resultsId }: ActiveFiltersProps) {
  const filters = filtersIn(search, facets);
  if (filters.length === 0) return null;
  return (
    <ul aria-label={t`Filtros en uso`} className="mb-4 flex flex-wrap items-center gap-2">
      {filters.map(({ label, without }) => (
        <li key={without}>
          <SiteLink
            to={`${without}#${resultsId}`}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-surface px-4 py-1 hover:border-ink hover:bg-sand"
          >
            <span className="sr-only">
              <Trans>Quitar filtro:</Trans>{' '}
            </span>
            {label}
            <Icon name="close" className="size-4" />
          </SiteLink>
        </li>
      ))}
      <li>
        <SiteLink
          to={`/carreras#${resultsId}`}
          className="inline-flex min-h-11 items-center px-2 text-link underline"
        >
          <Trans>Quitar filtros</Trans>
        </SiteLink>
      </li>
    </ul>
  );
}
