import { useListContext } from 'react-admin';

/** The URL is ahead of the screen while a long list renders: its filters are the latest choice. */
function chosenSoFar<Filters>(drawn: Partial<Filters>): Partial<Filters> {
  const filter = new URLSearchParams(window.location.search).get('filter');
  if (filter === null) return drawn;
  try {
    return (JSON.parse(filter) ?? {}) as Partial<Filters>;
  } catch {
    // Typed by hand and invalid: react-admin shows the list without it.
    return drawn;
  }
}

/** The typed filters of the surrounding list, with a setter that keeps the others. */
export function useListFilters<Filters extends object>() {
  const list = useListContext();
  const filters = list.filterValues as Partial<Filters>;
  return {
    filters,
    change: (changes: Partial<Filters>) => list.setFilters({ ...chosenSoFar(filters), ...changes }),
    clear: () => list.setFilters({}),
  };
}
