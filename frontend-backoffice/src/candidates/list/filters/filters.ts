import type { Stage } from '@hiring/contract';
import { type FieldFilters, filtersByPath, namedFilters } from '../../../fields/fieldFilters';
import type { Schemas } from '@hiring/contract/api';

const IN_THE_BAR = ['departamento', 'estado', 'prioridad'] as const;
/** Filters with two answers. */
export const YES_OR_NO = [
  'vehiculo_propio',
  'con_cv',
  'verificado',
  'futuras_ofertas',
  'sin_respuesta',
] as const;
export type YesOrNo = (typeof YES_OR_NO)[number];
export const isYesOrNo = (name: string): name is YesOrNo => YES_OR_NO.some((one) => one === name);

/** Behind 'Más Filtros', in the order of the panel. */
export const MORE_FILTERS = [
  'desde',
  'hasta',
  'vacante_id',
  'fase',
  'ciudad',
  'habilidades',
  'cualificacion',
  'cualificacion_vigente',
  'turno',
  ...YES_OR_NO,
  'etiqueta',
] as const;

/** Those with a chip: the search and the tab show themselves. */
export const CHIPS = [...IN_THE_BAR, ...MORE_FILTERS] as const;
/** Every filter that can hide people, except the tab. */
const HIDING = ['q', ...CHIPS, 'campos', 'candidatura'] as const;

export type More = (typeof MORE_FILTERS)[number];
export type Name = (typeof CHIPS)[number];

/** Filters of the HR list as they stand in the address bar. Days are YYYY-MM-DD. */
export type CandidateFilters = Record<'q' | Name, string> & FieldFilters & { stage: Stage };
export type Filters = Partial<CandidateFilters>;

export const hidesPeople = (filters: Filters): boolean => HIDING.some((name) => filters[name]);
/** Counters exist for departments and stages only. */
export const hasNoCounter = (filters: Filters): boolean =>
  HIDING.some((name) => name !== 'departamento' && filters[name]);
const ofFields = ({ campos = {}, candidatura = {} }: Filters) =>
  Object.keys(namedFilters({ campos, candidatura }));
export const countMore = (filters: Filters): number =>
  MORE_FILTERS.filter((name) => filters[name]).length + ofFields(filters).length;
export const hasChips = (filters: Filters): boolean =>
  CHIPS.some((name) => filters[name]) || ofFields(filters).length > 0;

/** What 'Limpiar Filtros' sets: the tab stays. */
export const NO_FILTERS: Filters = Object.fromEntries(HIDING.map((name) => [name, undefined]));

export type ListSort = Schemas['SavedSort'];
export const NEWEST_FIRST: ListSort = { field: 'fecha_aplicacion', order: 'DESC' };
export const LONGEST_WAIT_FIRST: ListSort = { field: 'espera_desde', order: 'ASC' };

/** The list with these filters, as an address. */
export function listAddress(filters: Record<string, string>, sort: ListSort | null): string {
  const { field, order } = sort ?? NEWEST_FIRST;
  const filter = JSON.stringify(filtersByPath(filters));
  return `/admin?${new URLSearchParams({ filter, sort: field, order, page: '1', perPage: '25' })}`;
}
