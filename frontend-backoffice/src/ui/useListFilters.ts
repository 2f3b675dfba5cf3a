import { useListContext } from 'react-admin';

/** The filters of the list around, typed, with a setter that keeps the others. */
export function useListFilters<Filters extends object>() {
  const list = useListContext();
  const filters = list.filterValues as Partial<Filters>;
  return {
    filters,
    change: (changes: Partial<Filters>) => list.setFilters({ ...filters, ...changes }),
    clear: () => list.setFilters({}),
  };
}
