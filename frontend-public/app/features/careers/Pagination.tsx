import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { VacancySearch } from '@hiring/contract/web';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { pagePath } from './search-params';

interface PaginationProps {
  search: VacancySearch;
  page: number;
  pages: number;
  /** Id of the results. */
  resultsId: string;
}

export function Pagination({ search, page, pages, resultsId }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav
      aria-label={t`Páginas de resultados`}
      className="mt-8 grid grid-cols-2 items-center gap-3 sm:grid-cols-[1fr_auto_1fr]"
    >
      <span>
        {page > 1 && (
          <ButtonLink to={`${pagePath(search, page - 1)}#${resultsId}`} look="outline" rel="prev">
            <Icon name="arrow-left" />
            <Trans>Anterior</Trans>
          </ButtonLink>
        )}
      </span>
      <span className="order-first col-span-2 text-center sm:order-none sm:col-span-1">
        <Trans>
          Página {page} de {pages}
        </Trans>
      </span>
      <span className="text-end">
        {page < pages && (
          <ButtonLink to={`${pagePath(search, page + 1)}#${resultsId}`} look="outline" rel="next">
            <Trans>Siguiente</Trans>
            <Icon name="arrow-right" />
          </ButtonLink>
        )}
      </span>
    </nav>
  );
}
