import type { VacancyCriteria, VacancySearch } from '@hiring/contract/web';

/** Filters with several values, in the order of the URL. */
const LISTS = ['departamento', 'ubicacion', 'tipo_contrato', 'jornada'] as const;
const NUMBERS = ['experiencia_min', 'salario_min'] as const;
export type ListName = (typeof LISTS)[number] | 'tags';
export type NumberName = (typeof NUMBERS)[number];

/** All query parameters of the list. */
const NAMES: ReadonlySet<string> = new Set(['q', ...LISTS, ...NUMBERS, 'destacada', 'tags', 'pagina']);

const MAX_VALUES = 20;
const MAX_CHARACTERS = 100;

const text = (value: string | null) => value?.trim().slice(0, MAX_CHARACTERS).trim() ?? '';

/** The search of a URL. Empty form fields count as absent. */
export function searchOf(params: URLSearchParams): VacancySearch {
  const search: VacancySearch = {};
  const q = text(params.get('q'));
  if (q) search.q = q;
  for (const name of [...LISTS, 'tags'] as const) {
    const values = [...new Set(params.getAll(name).map(text).filter(Boolean))].slice(0, MAX_VALUES);
    if (values.length > 0) search[name] = values.sort();
  }
  for (const name of NUMBERS) {
    const number = Number(params.get(name));
    if (Number.isSafeInteger(number) && number > 0) search[name] = number;
  }
  if (params.get('destacada') === 'true') search.destacada = true;
  const page = Number(params.get('pagina'));
  search.page = Number.isSafeInteger(page) && page > 0 ? page : 1;
  return search;
}

function paramsOf(search: VacancyCriteria, page: number): URLSearchParams {
  const params = new URLSearchParams();
  if (search.q) params.set('q', search.q);
  for (const name of LISTS) search[name]?.forEach((value) => params.append(name, value));
  for (const name of NUMBERS) if (search[name]) params.set(name, String(search[name]));
  if (search.destacada) params.set('destacada', 'true');
  search.tags?.forEach((value) => params.append('tags', value));
  if (page > 1) params.set('pagina', String(page));
  return params;
}

const pathWith = (params: URLSearchParams) =>
  params.size === 0 ? '/carreras' : `/carreras?${params.toString()}`;

/** The canonical URL of a page of a search. */
export const pagePath = (search: VacancyCriteria, page = 1) => pathWith(paramsOf(search, page));

/**
 * The canonical URL of these parameters, so that a search that is shared or sent by the form always has the same URL;
 * null when they are canonical already. Unknown parameters are kept at the end.
 */
export function canonicalPath(params: URLSearchParams): string | null {
  const search = searchOf(params);
  const canonical = paramsOf(search, search.page ?? 1);
  const entries = [...params];
  const own = entries.filter(([name]) => NAMES.has(name));
  if (JSON.stringify(own) === JSON.stringify([...canonical])) return null;
  for (const [name, value] of entries) if (!NAMES.has(name)) canonical.append(name, value);
  return pathWith(canonical);
}

/** The number of active filters. */
export const activeFilters = ({ page: _page, ...search }: VacancySearch) =>
  Object.values(search).reduce<number>((sum, value) => {
    if (Array.isArray(value)) return sum + value.length;
    return value === undefined ? sum : sum + 1;
  }, 0);
