import {
  CUALIFICACION_LABEL,
  type Cualificacion,
  type Estado,
  PRIORIDAD_LABEL,
  type Prioridad,
  type Turno,
  TURNO_LABEL,
} from '@hiring/contract';
import { formatDay } from '../../../ui/format/dates';
import { estadoLabel } from '../../StateBadges';
import { CHIPS, type Filters, type Name } from './filters';

export const SPONTANEOUS = 'espontanea';

/** Filters with two answers, in the order of the panel: label, yes and no. */
export const YES_OR_NO = {
  vehiculo_propio: ['Vehículo', 'Con vehículo propio', 'Sin vehículo propio'],
  con_cv: ['CV', 'Con CV', 'Sin CV'],
  verificado: ['Email', 'Email verificado', 'Email sin verificar'],
  futuras_ofertas: ['Otras ofertas', 'Acepta otras ofertas', 'No acepta otras ofertas'],
  sin_respuesta: ['Respuesta', 'Sin responder', 'Respondidas a tiempo'],
} as const satisfies Partial<Record<Name, readonly string[]>>;

export interface Names {
  departmentName: (code: string) => string;
  vacancyTitle: (id: string) => string;
  tagName: (id: string) => string;
}

/** The other filters in use, as people read them. */
const WORDS: Record<Exclude<Name, keyof typeof YES_OR_NO>, (value: string, names: Names) => string> = {
  departamento: (value, { departmentName }) => `Departamento: ${departmentName(value)}`,
  estado: (value) => `Estado: ${estadoLabel(value as Estado)}`,
  prioridad: (value) => `Prioridad: ${PRIORIDAD_LABEL[value as Prioridad] ?? value}`,
  desde: (value) => `Desde el ${formatDay(value)}`,
  hasta: (value) => `Hasta el ${formatDay(value)}`,
  vacante_id: (value, { vacancyTitle }) =>
    value === SPONTANEOUS ? 'Candidatura espontánea' : `Vacante: ${vacancyTitle(value)}`,
  etiqueta: (value, { tagName }) => `Etiqueta: ${tagName(value)}`,
  ciudad: (value) => `Ciudad: ${value}`,
  habilidades: (value) => `Habilidades: ${value}`,
  cualificacion: (value) => CUALIFICACION_LABEL[value as Cualificacion] ?? value,
  cualificacion_vigente: () => 'Solo vigentes',
  turno: (value) => `Turno: ${TURNO_LABEL[value as Turno] ?? value}`,
};

/** The filters in use, in the order of their chips. */
export const filtersInUse = (filters: Filters, names: Names): { name: Name; text: string }[] =>
  CHIPS.flatMap((name) => {
    const value = String(filters[name] ?? '');
    if (!value) return [];
    if (name in WORDS) return [{ name, text: WORDS[name as keyof typeof WORDS](value, names) }];
    const [, yes, no] = YES_OR_NO[name as keyof typeof YES_OR_NO];
    return [{ name, text: value === 'true' ? yes : no }];
  });
