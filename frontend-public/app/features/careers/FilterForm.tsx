import { CONTRATOS, JORNADAS } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import type { VacancySearch } from '@hiring/contract/web';
import { Form } from 'react-router';
import { Button, ButtonLink } from '../../ui/Button';
import { SelectField, TextField } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { activeFilters } from './search-params';

interface FilterFormProps {
  search: VacancySearch;
  departments: Schemas['DepartmentResponse'][];
}

const Options = ({ all, values }: { all: string; values: readonly (readonly [string, string])[] }) => (
  <>
    <option value="">{all}</option>
    {values.map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </>
);

/** A plain GET form: it works without scripts and its result has an address. */
export function FilterForm({ search, departments }: FilterFormProps) {
  const active = activeFilters(search);
  const folded = active - (search.q ? 1 : 0);
  return (
    // The key renews the uncontrolled fields when the address changes otherwise than by this form.
    <Form key={JSON.stringify(search)} method="get" action="/carreras" role="search" className="space-y-4">
      <TextField
        id="q"
        name="q"
        type="search"
        label="Buscar"
        placeholder="Puesto o palabra clave"
        defaultValue={search.q}
        enterKeyHint="search"
      />
      <details className="filters-more group">
        <summary className="flex min-h-11 items-center justify-between font-bold lg:supports-[selector(::details-content)]:hidden">
          {folded === 0 ? 'Más filtros' : `Más filtros (${folded} en uso)`}
          <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <div className="space-y-4 pt-2">
          <SelectField
            id="departamento"
            name="departamento"
            label="Departamento"
            defaultValue={search.departamento ?? ''}
          >
            <Options
              all="Todos los departamentos"
              values={departments.map(({ codigo, nombre }) => [codigo, nombre] as const)}
            />
          </SelectField>
          <TextField
            id="ubicacion"
            name="ubicacion"
            label="Ubicación"
            autoComplete="address-level2"
            defaultValue={search.ubicacion}
          />
          <SelectField
            id="tipo_contrato"
            name="tipo_contrato"
            label="Tipo de contrato"
            defaultValue={search.tipo_contrato ?? ''}
          >
            <Options all="Cualquier contrato" values={CONTRATOS.map((value) => [value, value] as const)} />
          </SelectField>
          <SelectField id="jornada" name="jornada" label="Jornada" defaultValue={search.jornada ?? ''}>
            <Options all="Cualquier jornada" values={JORNADAS.map((value) => [value, value] as const)} />
          </SelectField>
        </div>
      </details>
      <Button type="submit" className="w-full">
        <Icon name="search" />
        Buscar ofertas
      </Button>
      {active > 0 && (
        <ButtonLink to="/carreras" look="quiet" className="w-full" preventScrollReset>
          Quitar filtros
        </ButtonLink>
      )}
    </Form>
  );
}
