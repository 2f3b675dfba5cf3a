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
import type texts from '../../../i18n/es/candidates.json';
import { CHIPS, type Filters, isYesOrNo, type Name, type YesOrNo } from './filters';

export const SPONTANEOUS = 'espontanea';

export interface Names {
  departmentName: (code: string) => string;
  vacancyTitle: (id: string) => string;
  tagName: (id: string) => string;
}

const asTyped = (value: string): string => value;

/** What people read for a value of the address. */
const WORDS: Readonly<Record<Exclude<Name, YesOrNo>, (value: string, names: Names) => string>> = {
  departamento: (value, { departmentName }) => departmentName(value),
  estado: (value) => estadoLabel(value as Estado),
  prioridad: (value) => PRIORIDAD_LABEL[value as Prioridad] ?? value,
  desde: formatDay,
  hasta: formatDay,
  vacante_id: (value, { vacancyTitle }) => vacancyTitle(value),
  fase: asTyped,
  ciudad: asTyped,
  habilidades: asTyped,
  etiqueta: (value, { tagName }) => tagName(value),
  cualificacion: (value) => CUALIFICACION_LABEL[value as Cualificacion] ?? value,
  cualificacion_vigente: asTyped,
  turno: (value) => TURNO_LABEL[value as Turno] ?? value,
};

type Said = (typeof texts)['candidates']['filters'];
const answer = (name: keyof Said['answers'], value: string): string =>
  translate(`candidates.filters.answers.${name}.${value === 'true'}`);
const chip = (name: keyof Said['chips'], value: string): string =>
  translate(`candidates.filters.chips.${name}`, { value });

function textOf(name: Name, value: string, names: Names): string {
  if (isYesOrNo(name)) return answer(name, value);
  if (name === 'vacante_id' && value === SPONTANEOUS) return translate('candidates.filters.spontaneous');
  return chip(name, WORDS[name](value, names));
}

/** The filters in use, in the order of their chips. */
export const filtersInUse = (filters: Filters, names: Names): { name: Name; text: string }[] =>
  CHIPS.flatMap((name) => {
    const value = String(filters[name] ?? '');
    return value ? [{ name, text: textOf(name, value, names) }] : [];
  });
