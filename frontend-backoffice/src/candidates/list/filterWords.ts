import {
  CUALIFICACION_LABEL,
  type Cualificacion,
  type Estado,
  PRIORIDAD_LABEL,
  type Prioridad,
  type Turno,
  TURNO_LABEL,
} from '@hiring/contract';
import { formatDay } from '../../format/dates';
import { estadoLabel } from '../StateBadges';
import { CHIPS, type Filters, type Name } from './filters';

/** Filters with two answers, in the order of the panel. */
export const YES_OR_NO = [
  {
    source: 'vehiculo_propio',
    label: 'Vehículo',
    yes: 'Con vehículo propio',
    no: 'Sin vehículo propio',
  },
  { source: 'con_cv', label: 'CV', yes: 'Con CV', no: 'Sin CV' },
  { source: 'verificado', label: 'Email', yes: 'Email verificado', no: 'Email sin verificar' },
  {
    source: 'futuras_ofertas',
    label: 'Otras ofertas',
    yes: 'Acepta otras ofertas',
    no: 'No acepta otras ofertas',
  },
  { source: 'sin_respuesta', label: 'Respuesta', yes: 'Sin responder', no: 'Respondidas a tiempo' },
] as const satisfies readonly { source: Name; label: string; yes: string; no: string }[];

export interface Names {
  departmentName: (code: string) => string;
  vacancyTitle: (id: string) => string;
  tagName: (id: string) => string;
}

/** A filter in use as people read it. */
function textOf(name: Name, value: string, { departmentName, vacancyTitle, tagName }: Names): string {
  const words = YES_OR_NO.find(({ source }) => source === name);
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

/** The filters in use, in the order of their chips. */
export function filtersInUse(filters: Filters, names: Names): { name: Name; text: string }[] {
  return CHIPS.flatMap((name) => {
    const value = filters[name];
    return value ? [{ name, text: textOf(name, String(value), names) }] : [];
  });
}
