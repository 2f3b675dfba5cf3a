import type { VacancySearch } from '@hiring/contract/web';

/** Filters of the list, named as in its address. */
export const FILTERS = ['q', 'departamento', 'ubicacion', 'tipo_contrato', 'jornada'] as const;
export type FilterName = (typeof FILTERS)[number];

/** What the address asks for. Empty fields of the form count as absent. */
export function searchOf(params: URLSearchParams): VacancySearch {
  const search: VacancySearch = {};
  for (const name of FILTERS) {
    const value = params.get(name)?.trim().slice(0, 100);
    if (value) search[name] = value;
  }
  const page = Number(params.get('pagina'));
  search.page = Number.isInteger(page) && page > 0 ? page : 1;
  return search;
}

/** Address of a page of the same search. */
export function pagePath(search: VacancySearch, page: number): string {
  const params = new URLSearchParams();
  for (const name of FILTERS) {
    const value = search[name];
    if (value) params.set(name, value);
  }
  if (page > 1) params.set('pagina', String(page));
  const query = params.toString();
  return query === '' ? '/carreras' : `/carreras?${query}`;
}

export const activeFilters = (search: VacancySearch) => FILTERS.filter((name) => search[name]).length;
