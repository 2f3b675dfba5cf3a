import {
  CUALIFICACION_LABEL,
  type Cualificacion,
  type Estado,
  PRIORIDAD_LABEL,
  type Prioridad,
  type Turno,
  TURNO_LABEL,
} from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { formatDay } from '../../format/dates';
import { estadoLabel } from '../stageText';
import type { CandidateFilters } from '../types';

type Name = keyof CandidateFilters;
type Filters = Partial<CandidateFilters>;

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

export const YES_OR_NO: Partial<Record<Name, { yes: string; no: string }>> = {
  con_cv: { yes: 'Con CV', no: 'Sin CV' },
  verificado: { yes: 'Email verificado', no: 'Email sin verificar' },
  vehiculo_propio: { yes: 'Con vehículo propio', no: 'Sin vehículo propio' },
  futuras_ofertas: { yes: 'Acepta otras ofertas', no: 'No acepta otras ofertas' },
  sin_respuesta: { yes: 'Sin responder', no: 'Respondidas a tiempo' },
};

export interface Names {
  departmentName: (code: string) => string;
  vacancyTitle: (id: string) => string;
  tagName: (id: string) => string;
}

/** A filter in use as people read it. */
function textOf(name: Name, value: string, { departmentName, vacancyTitle, tagName }: Names): string {
  const words = YES_OR_NO[name];
  if (words) return value === 'true' ? words.yes : words.no;
  switch (name) {
    case 'departamento':
      return `Departamento: ${departmentName(value)}`;
    case 'estado':
      return `Estado: ${estadoLabel(value as Estado)}`;
    case 'prioridad':
      return `Prioridad: ${PRIORIDAD_LABEL[value as Prioridad] ?? value}`;
    case 'desde':
      return `Desde el ${formatDay(value)}`;
    case 'hasta':
      return `Hasta el ${formatDay(value)}`;
    case 'vacante_id':
      return value === SPONTANEOUS ? 'Candidatura espontánea' : `Vacante: ${vacancyTitle(value)}`;
    case 'etiqueta':
      return `Etiqueta: ${tagName(value)}`;
    case 'ciudad':
      return `Ciudad: ${value}`;
    case 'habilidades':
      return `Habilidades: ${value}`;
    case 'cualificacion':
      return CUALIFICACION_LABEL[value as Cualificacion] ?? value;
    case 'cualificacion_vigente':
      return 'Solo vigentes';
    case 'turno':
      return `Turno: ${TURNO_LABEL[value as Turno] ?? value}`;
    default:
      return value;
  }
}

export const SPONTANEOUS = 'espontanea';

/** The filters in use, but for the search and the tab, which show themselves. */
export function filtersInUse(filters: Filters, names: Names): { name: Name; text: string }[] {
  return [...IN_THE_BAR, ...MORE_FILTERS].flatMap((name) => {
    const value = filters[name];
    return value ? [{ name, text: textOf(name, String(value), names) }] : [];
  });
}

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
