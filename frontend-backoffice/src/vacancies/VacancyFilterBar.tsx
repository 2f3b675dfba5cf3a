import { VACANCY_ESTADO_LABEL, VACANCY_ESTADOS } from '@hiring/contract';
import { FilterLiveSearch } from 'react-admin';
import { useDepartments } from '../departments/useDepartments';
import { FilterBar } from '../ui/FilterBar';
import { FilterSelect } from '../ui/FilterSelect';
import { useListFilters } from '../ui/useListFilters';
import type { VacancyFilters } from './types';

const STATES = VACANCY_ESTADOS.map((value) => ({ value, label: VACANCY_ESTADO_LABEL[value] }));

export function VacancyFilterBar() {
  const { filters, change } = useListFilters<VacancyFilters>();
  const { options } = useDepartments();
  return (
    <FilterBar label="Filtrar vacantes">
      <FilterLiveSearch source="q" label="Buscar por título, puesto o lugar" fullWidth margin="none" />
      <FilterSelect
        label="Estado"
        allLabel="Todos"
        value={filters.estado}
        options={STATES}
        onChoose={(estado) => change({ estado })}
      />
      <FilterSelect
        label="Departamento"
        allLabel="Todos"
        value={filters.departamento}
        options={options.map(({ value, label }) => ({
          value,
          label: label.charAt(0).toUpperCase() + label.slice(1),
        }))}
        onChoose={(departamento) => change({ departamento })}
      />
    </FilterBar>
  );
}
