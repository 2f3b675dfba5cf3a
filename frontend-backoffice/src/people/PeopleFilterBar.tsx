import { STAGE_HEADING, STAGES } from '@hiring/contract';
import { FilterLiveSearch } from 'react-admin';
import type { CandidateFilters } from '../candidates/types';
import { useDepartments } from '../departments/useDepartments';
import { FilterBar } from '../ui/FilterBar';
import { FilterSelect } from '../ui/FilterSelect';
import { useListFilters } from '../ui/useListFilters';

const STAGE_OPTIONS = STAGES.map((value) => ({ value, label: STAGE_HEADING[value] }));

/** The list's search, and the two filters that divide it. */
export function PeopleFilterBar() {
  const { filters, change } = useListFilters<CandidateFilters>();
  const { options } = useDepartments();
  return (
    <FilterBar label="Buscar candidatos">
      <FilterLiveSearch source="q" label="Buscar por nombre, email o posición" fullWidth margin="none" />
      <FilterSelect
        label="Departamento"
        allLabel="Todos"
        value={filters.departamento}
        options={options}
        onChoose={(departamento) => change({ departamento })}
      />
      <FilterSelect
        label="Estado"
        allLabel="Todos"
        value={filters.stage}
        options={STAGE_OPTIONS}
        onChoose={(stage) => change({ stage: STAGES.find((one) => one === stage) })}
      />
    </FilterBar>
  );
}
