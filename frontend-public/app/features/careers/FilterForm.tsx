import { t } from '@lingui/core/macro';
import { localPath } from '../../lib/language/language';
import { Trans } from '@lingui/react/macro';
import { CANAL_PARAM } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import type { VacancySearch } from '@hiring/contract/web';
import { useLocation } from 'react-router';
import { channelIn } from '../../lib/channel';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { salaryFrom, yearsAtLeast } from './active-filters';
import { Check, Checks, Steps } from './FacetFields';
import { activeFilters } from './search-params';

interface FilterFormProps {
  search: VacancySearch;
  facets: Schemas['VacancyFacets'];
  /** Id of the results. */
  resultsId: string;
}

/** A plain GET form: its buttons load the page for the chosen filters; each option shows its count. */
export function FilterForm({ search, facets, resultsId }: FilterFormProps) {
  const channel = channelIn(useLocation().search);
  const folded = activeFilters({ ...search, q: undefined });
  return (
    <form
      method="get"
      action={localPath(`/carreras#${resultsId}`)}
      role="search"
      data-at-once=""
      aria-label={t`Ofertas`}
      className="space-y-4"
    >
      {channel && <input type="hidden" name={CANAL_PARAM} value={channel} />}
      <TextField
        id="q"
        name="q"
        type="search"
        label={t`Buscar`}
        placeholder={t`Puesto, lugar o palabra clave`}
        defaultValue={search.q}
        maxLength={100}
        enterKeyHint="search"
      />
      <Button type="submit" className="w-full">
        <Icon name="search" />
        <Trans>Buscar ofertas</Trans>
      </Button>
      <details className="filters-more group/more">
        <summary className="flex min-h-11 items-center justify-between rounded-md border border-line-strong bg-surface px-4 font-bold hover:border-ink lg:supports-[selector(::details-content)]:hidden">
          {folded === 0 ? t`Filtros` : t`Filtros (${folded} en uso)`}
          <Icon name="chevron-down" className="size-5 transition-transform group-open/more:rotate-180" />
        </summary>
        <div className="space-y-4 pt-4">
          <Checks
            name="departamento"
            legend={t`Departamento`}
            options={facets.departamento}
            chosen={search.departamento}
          />
          <Checks
            name="ubicacion"
            legend={t`Ubicación`}
            options={facets.ubicacion}
            chosen={search.ubicacion}
          />
          <Checks
            name="tipo_contrato"
            legend={t`Tipo de contrato`}
            options={facets.tipo_contrato}
            chosen={search.tipo_contrato}
          />
          <Checks name="jornada" legend={t`Jornada`} options={facets.jornada} chosen={search.jornada} />
          <Steps
            name="experiencia_min"
            label={t`Experiencia que piden`}
            options={facets.experiencia_min}
            chosen={search.experiencia_min}
            textOf={yearsAtLeast}
          />
          <Steps
            name="salario_min"
            label={t`Salario bruto anual`}
            options={facets.salario_min}
            chosen={search.salario_min}
            textOf={salaryFrom}
          />
          <div className="border-t border-line pt-2">
            <Check
              name="destacada"
              option={{ value: 'true', label: t`Solo ofertas destacadas`, count: facets.destacada }}
              checked={search.destacada === true}
            />
          </div>
          <Checks name="tags" legend={t`Etiquetas`} options={facets.tags} chosen={search.tags} />
          <Button type="submit" look="outline" className="w-full">{t`Ver resultados`}</Button>
        </div>
      </details>
    </form>
  );
}
