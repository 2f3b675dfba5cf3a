import '../../../i18n/candidates';
import {
  CUALIFICACION_LABEL,
  type Cualificacion,
  type Estado,
  PRIORIDAD_LABEL,
  type Prioridad,
  type Turno,
  TURNO_LABEL,
} from '@hiring/contract';
import { translate } from '../../../i18n/texts';
import { formatDay } from '../../../ui/format/dates';
import { estadoLabel } from '../../StateBadges';
import { CHIPS, type Filters, type Name } from './filters';

export const SPONTANEOUS = 'espontanea';

/** Filters with two answers, in the order of the panel. */
export const YES_OR_NO: readonly Name[] = [
  'vehiculo_propio',
  'con_cv',
  'verificado',
  'futuras_ofertas',
  'sin_respuesta',
];

export interface Names {
  departmentName: (code: string) => string;
  vacancyTitle: (id: string) => string;
  tagName: (id: string) => string;
}

/** Values that people do not read as the address has them. */
const WORDS: Partial<Record<Name, (value: string, names: Names) => string>> = {
  departamento: (value, { departmentName }) => departmentName(value),
  estado: (value) => estadoLabel(value as Estado),
  prioridad: (value) => PRIORIDAD_LABEL[value as Prioridad] ?? value,
  desde: formatDay,
  hasta: formatDay,
  vacante_id: (value, { vacancyTitle }) => vacancyTitle(value),
  etiqueta: (value, { tagName }) => tagName(value),
  cualificacion: (value) => CUALIFICACION_LABEL[value as Cualificacion] ?? value,
  turno: (value) => TURNO_LABEL[value as Turno] ?? value,
};

function textOf(name: Name, value: string, names: Names): string {
  if (YES_OR_NO.includes(name)) return translate(`candidates.filters.answers.${name}.${value === 'true'}`);
  if (name === 'vacante_id' && value === SPONTANEOUS) return translate('candidates.filters.spontaneous');
  return translate(`candidates.filters.chips.${name}`, { value: WORDS[name]?.(value, names) ?? value });
}

/** The filters in use, in the order of their chips. */
export const filtersInUse = (filters: Filters, names: Names): { name: Name; text: string }[] =>
  CHIPS.flatMap((name) => {
    const value = String(filters[name] ?? '');
    return value ? [{ name, text: textOf(name, value, names) }] : [];
  });
