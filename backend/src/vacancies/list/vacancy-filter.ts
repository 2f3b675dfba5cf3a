import { searchWords } from '../../platform/http/lists/search-words.js';
import type { Vacancy } from '../vacancy.entity.js';

/** What a list of vacancies can be narrowed by, with a count beside each value. */
export const FACETS = [
  'departamento',
  'ubicacion',
  'tipo_contrato',
  'jornada',
  'tags',
  'experiencia_min',
  'salario_min',
  'destacada',
] as const;
export type Facet = (typeof FACETS)[number];

/** Several values of one condition mean any of them; several conditions mean all of them. */
export interface VacancyFilter {
  /** Words that are all in title, position, place, tags or description. */
  q?: string;
  /** Words that are all in the place. */
  lugar?: string;
  departamento?: string[];
  ubicacion?: string[];
  tipo_contrato?: string[];
  jornada?: string[];
  /** At least one of these. */
  tags?: string[];
  /** Years: vacancies that ask for at least as many. */
  experiencia_min?: number;
  /** Euros a year: vacancies that pay as much at their upper end. */
  salario_min?: number;
  destacada?: boolean;
  estado?: string[];
  /** Changed since then. */
  updated_since?: Date;
}

/** Makes `$3` of a value and remembers it as the third parameter. */
export type Bind = (value: unknown) => string;

export function binder(params: unknown[]): Bind {
  return (value) => `$${params.push(value)}`;
}

/** What is shown in public and takes applications, of the table `v`. */
export const IS_PUBLIC = `v.estado = 'activa' AND v.visible_publicamente`;
/** The upper end of what a vacancy pays, of the table `v`. */
export const PAY = 'coalesce(v.salario_max, v.salario_min)';

/** The conditions that have a facet, as SQL about the table `v`. */
export function facetConditions(filter: VacancyFilter, bind: Bind): Partial<Record<Facet, string>> {
  const conditions: Partial<Record<Facet, string>> = {};
  for (const field of ['departamento', 'ubicacion', 'tipo_contrato', 'jornada'] as const) {
    if (filter[field]) conditions[field] = `v.${field} = ANY(${bind(filter[field])}::text[])`;
  }
  if (filter.tags) conditions.tags = `v.tags && ${bind(filter.tags)}::text[]`;
  if (filter.experiencia_min !== undefined) {
    conditions.experiencia_min = `v.experiencia_min >= ${bind(filter.experiencia_min)}::integer`;
  }
  if (filter.salario_min !== undefined) {
    conditions.salario_min = `${PAY} >= ${bind(filter.salario_min)}::numeric`;
  }
  if (filter.destacada !== undefined)
    conditions.destacada = `v.destacada = ${bind(filter.destacada)}::boolean`;
  return conditions;
}

/** The other conditions: words, and the estado that staff may ask for. */
export function otherConditions(filter: VacancyFilter, bind: Bind): string[] {
  return [
    ...searchWords(filter.q ?? '').map((word) => `v.busqueda LIKE ${bind(`%${word}%`)}`),
    ...searchWords(filter.lugar ?? '').map((word) => `search_text(v.ubicacion) LIKE ${bind(`%${word}%`)}`),
    ...(filter.estado ? [`v.estado = ANY(${bind(filter.estado)}::text[])`] : []),
    ...(filter.updated_since ? [`v.modificado_at >= ${bind(filter.updated_since)}::timestamptz`] : []),
  ];
}

/** Every condition of a filter, as SQL about the table `v`. */
export function conditionsOf(filter: VacancyFilter, bind: Bind): string[] {
  return [...Object.values(facetConditions(filter, bind)), ...otherConditions(filter, bind)];
}

/** What a filter looks at. */
export type Filterable = Pick<Vacancy, Exclude<Facet, 'salario_min'> | 'salario_min' | 'salario_max'> & {
  /** The stored search text. */
  busqueda: string;
};

/**
 * Whether a vacancy is in the public list of this filter, for many filters and few vacancies; the list itself asks
 * the database. A test holds the two together. `lugar` and `estado` are the staff's and not looked at.
 */
export function matchesFilter(vacancy: Filterable, filter: VacancyFilter): boolean {
  const pay = vacancy.salario_max ?? vacancy.salario_min;
  const oneOf = (wanted: string[] | undefined, value: string): boolean => !wanted || wanted.includes(value);
  return (
    oneOf(filter.departamento, vacancy.departamento) &&
    oneOf(filter.ubicacion, vacancy.ubicacion) &&
    oneOf(filter.tipo_contrato, vacancy.tipo_contrato) &&
    oneOf(filter.jornada, vacancy.jornada) &&
    (!filter.tags || filter.tags.some((tag) => vacancy.tags.includes(tag))) &&
    vacancy.experiencia_min >= (filter.experiencia_min ?? 0) &&
    (filter.salario_min === undefined || (pay !== null && pay >= filter.salario_min)) &&
    (filter.destacada === undefined || vacancy.destacada === filter.destacada) &&
    plainWords(filter.q ?? '').every((word) => vacancy.busqueda.includes(word))
  );
}

/** The words of a search without the escapes that LIKE needs. */
const plainWords = (text: string): string[] =>
  searchWords(text).map((word) => word.replace(/\\([\\%_])/g, '$1'));
