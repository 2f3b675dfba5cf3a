import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { VacancySearch } from '@hiring/contract/web';
import { activeFilters } from '../careers/search-params';
import { AlertForm } from './AlertForm';

/** Below the list: offers an e-mail alert for the search. */
export function AlertBox({ search: { page: _page, ...search } }: { search: VacancySearch }) {
  return (
    <section
      aria-labelledby="alerta-titulo"
      className="mt-12 rounded-lg border border-line bg-surface p-6 sm:p-8"
    >
      <h2 id="alerta-titulo" className="text-xl">
        <Trans>Avísame de nuevas ofertas</Trans>
      </h2>
      <p className="mt-2 mb-5 max-w-prose text-muted">
        {activeFilters(search) > 0
          ? t`Te escribimos cuando se publique una oferta que encaje con estos filtros, como mucho una vez al día.`
          : t`Te escribimos cuando se publique una oferta, como mucho una vez al día. Si filtras la lista, solo de lo que te interesa.`}
      </p>
      <AlertForm search={search} look="ink" />
    </section>
  );
}
