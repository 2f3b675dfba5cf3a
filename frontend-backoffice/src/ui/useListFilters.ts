import { useListContext } from 'react-admin';

/** The address is ahead of the screen while a long list is drawn: what it says has been chosen already. */
function chosenSoFar<Filters>(drawn: Partial<Filters>): Partial<Filters> {
  const filter = new URLSearchParams(window.location.search).get('filter');
  if (filter === null) return drawn;
  try {
    return (JSON.parse(filter) ?? {}) as Partial<Filters>;
  } catch {
    // Typed by hand and no filter: react-admin shows the list without it.
    return drawn;
  }
}

/** The filters of the list around, typed, with a setter that keeps the others. */
export function useListFilters<Filters extends object>() {
  const list = useListContext();
  const filters = list.filterValues as Partial<Filters>;
  return {
    filters,
    change: (changes: Partial<Filters>) => list.setFilters({ ...chosenSoFar(filters), ...changes }),
    clear: () => list.setFilters({}),
  };
}
