import { ROLE_LABEL, ROLES, USER_STATUS_LABEL, USER_STATUSES } from '@hiring/contract';
import { FilterLiveSearch } from 'react-admin';
import { FilterBar } from '../ui/FilterBar';
import { FilterSelect } from '../ui/FilterSelect';
import { useListFilters } from '../ui/useListFilters';
import type { UserFilters } from './types';

const ROLE_OPTIONS = [
  { value: 'personal', label: 'Personal' },
  ...ROLES.map((value) => ({ value, label: ROLE_LABEL[value] })),
];
const STATUS_OPTIONS = USER_STATUSES.map((value) => ({ value, label: USER_STATUS_LABEL[value] }));

export function UserFilterBar() {
  const { filters, change } = useListFilters<UserFilters>();
  return (
    <FilterBar label="Filtrar usuarios">
      <FilterLiveSearch source="q" label="Buscar por nombre o email" fullWidth margin="none" />
      <FilterSelect
        label="Rol"
        allLabel="Todos"
        value={filters.role}
        options={ROLE_OPTIONS}
        onChoose={(role) => change({ role })}
      />
      <FilterSelect
        label="Estado"
        allLabel="Todos"
        value={filters.status}
        options={STATUS_OPTIONS}
        onChoose={(status) => change({ status })}
      />
    </FilterBar>
  );
}
