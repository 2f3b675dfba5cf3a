import { type Expression, sql, type SqlBool } from 'kysely';
import { every, rowOf } from '../../platform/database/sql/conditions.js';
import { isAnyOf } from '../../platform/database/sql/scalars.js';
import { containing, searchWords } from '../../platform/http/lists/search-words.js';
import type { Vacancy } from '../vacancy.entity.js';

/** Filters of a vacancy list with a count for each value. */
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

/** Values of one condition are combined with OR, conditions with AND. */
export interface VacancyFilter {
  /** Words that must all occur in position, place, tags, or title and description in any language. */
  q?: string;
  /** Words that are all in the place. */
  lugar?: string;
  departamento?: string[];
  ubicacion?: string[];
  tipo_contrato?: string[];
  jornada?: string[];
  /** At least one of these. */
  tags?: string[];
  /** Years: vacancies that require at least this many. */
  experiencia_min?: number;
  /** Euros a year: vacancies whose upper pay reaches this. */
  salario_min?: number;
  destacada?: boolean;
  estado?: string[];
  /** Changed since then. */
  updated_since?: Date;
}

const v = rowOf<'vacantes', 'v'>();

/** SQL condition on `v`: public and accepting applications. */
export const IS_PUBLIC = sql<boolean>`(v.estado = 'activa' and v.visible_publicamente)`;
/** SQL: upper end of the pay, on `v`. */
export const PAY = sql<string | null>`coalesce(v.salario_max, v.salario_min)`;

/** SQL conditions of the facets, on `v`. */
export function facetConditions(filter: VacancyFilter): Partial<Record<Facet, Expression<SqlBool>>> {
  const { tags, experiencia_min, salario_min, destacada } = filter;
  const conditions: Partial<Record<Facet, Expression<SqlBool>>> = {};
  for (const field of ['departamento', 'ubicacion', 'tipo_contrato', 'jornada'] as const) {
    const values = filter[field];
    if (values) conditions[field] = isAnyOf(v.ref(`v.${field}`).$castTo<string>(), values);
  }
  if (tags) conditions.tags = sql`v.tags && ${tags}`;
  if (experiencia_min !== undefined)
    conditions.experiencia_min = v('v.experiencia_min', '>=', experiencia_min);
  if (salario_min !== undefined) conditions.salario_min = sql`${PAY} >= ${salario_min}::numeric`;
  if (destacada !== undefined) conditions.destacada = v('v.destacada', '=', destacada);
  return conditions;
}

/** The other conditions: text search, and the estado for staff. */
export const otherConditions = ({
  q = '',
  lugar = '',
  estado,
  updated_since,
}: VacancyFilter): Expression<SqlBool> =>
  every(
    ...searchWords(q).map((word) => v('v.busqueda', 'like', containing(word))),
    ...searchWords(lugar).map((word) => sql<SqlBool>`search_text(v.ubicacion) like ${containing(word)}`),
    estado && isAnyOf(v.ref('v.estado').$castTo<string>(), estado),
    updated_since && v('v.modificado_at', '>=', updated_since),
  );

/** All conditions of a filter, on `v`. */
export const conditionsOf = (filter: VacancyFilter): Expression<SqlBool> =>
  every(...Object.values(facetConditions(filter)), otherConditions(filter));

/** What a filter looks at. */
export type Filterable = Pick<Vacancy, Exclude<Facet, 'salario_min'> | 'salario_min' | 'salario_max'> & {
  /** The stored search text. */
  busqueda: string;
};

/**
 * In-memory version of the public list's filter, for many filters and few vacancies; the list uses SQL. A test
 * checks that both agree. Ignores `lugar` and `estado`, which are for staff.
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
    searchWords(filter.q ?? '').every((word) => vacancy.busqueda.includes(word))
  );
}
