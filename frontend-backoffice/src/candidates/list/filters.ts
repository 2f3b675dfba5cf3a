import type { Schemas } from '@hiring/contract/api';
import type { CandidateFilters } from '../types';

export type Name = keyof CandidateFilters;
export type Filters = Partial<CandidateFilters>;

/** Behind 'Más Filtros', in the order of the panel. */
export const MORE_FILTERS = [
  'desde',
  'hasta',
  'vacante_id',
  'ciudad',
  'habilidades',
  'cualificacion',
  'cualificacion_vigente',
  'turno',
  'vehiculo_propio',
  'con_cv',
  'verificado',
  'futuras_ofertas',
  'sin_respuesta',
  'etiqueta',
] as const satisfies readonly Name[];

/** Everything that can hide people, but for the tab. */
const HIDING = [
  'q',
  'estado',
  'departamento',
  'prioridad',
  ...MORE_FILTERS,
] as const satisfies readonly Name[];
const IN_THE_BAR = ['departamento', 'estado', 'prioridad'] as const satisfies readonly Name[];

export const hidesPeople = (filters: Filters): boolean => HIDING.some((name) => filters[name]);
/** Counters know departments and stages alone. */
export const hasNoCounter = (filters: Filters): boolean =>
  HIDING.some((name) => name !== 'departamento' && filters[name]);
export const countMore = (filters: Filters): number => MORE_FILTERS.filter((name) => filters[name]).length;

/** What 'Limpiar Filtros' sets: the tab stays. */
export const NO_FILTERS: Filters = Object.fromEntries(HIDING.map((name) => [name, undefined]));

/** Those with a chip: the search and the tab show themselves. */
export const CHIPS = [...IN_THE_BAR, ...MORE_FILTERS] as const;
export const hasChips = (filters: Filters): boolean => CHIPS.some((name) => filters[name]);

export type ListSort = Schemas['SavedSort'];
export const NEWEST_FIRST: ListSort = { field: 'fecha_aplicacion', order: 'DESC' };
export const LONGEST_WAIT_FIRST: ListSort = { field: 'espera_desde', order: 'ASC' };

/** The list with these filters, as an address. */
export function listAddress(filters: Record<string, string>, sort: ListSort | null): string {
  const { field, order } = sort ?? NEWEST_FIRST;
  const query = new URLSearchParams({
    filter: JSON.stringify(filters),
    sort: field,
    order,
    page: '1',
    perPage: '25',
  });
  return `/admin?${query}`;
}
