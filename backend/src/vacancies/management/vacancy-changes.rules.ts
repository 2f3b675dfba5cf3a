import {
  CUALIFICACION_LABEL,
  VACANCY_FIELD_LABEL,
  VACANCY_LISTS,
  type VacancyField,
  type VacancyList,
} from '@hiring/contract';
import type { LogChanges, LogValue } from '../../logs/log-entry.entity.js';
import type { Vacancy } from '../vacancy.entity.js';

/** What the form decides of a vacancy. */
export type VacancyColumns = Pick<Vacancy, VacancyField>;

const FIELDS = Object.keys(VACANCY_FIELD_LABEL) as VacancyField[];
const isList = (field: VacancyField): field is VacancyList =>
  (VACANCY_LISTS as readonly VacancyField[]).includes(field);

/** Maximum text length in the log, which is shown as a table. */
const LOG_CHARACTERS = 200;

function valueOf(vacancy: VacancyColumns, field: VacancyField): LogValue {
  if (isList(field)) return vacancy[field].join('\n') || null;
  if (field === 'cualificaciones') {
    return vacancy.cualificaciones.map((tipo) => CUALIFICACION_LABEL[tipo]).join('\n') || null;
  }
  if (field === 'preguntas') return vacancy.preguntas.map(({ texto }) => texto).join('\n') || null;
  return vacancy[field];
}

/** The columns of a row that the form edits, without id and dates. */
export const columnsOf = (vacancy: VacancyColumns): VacancyColumns =>
  Object.fromEntries(FIELDS.map((field) => [field, vacancy[field]])) as unknown as VacancyColumns;

/** Whether a field differs in full: the display text of a question omits its options. */
function differs(before: VacancyColumns, after: VacancyColumns, field: VacancyField): boolean {
  return JSON.stringify(before[field]) !== JSON.stringify(after[field]);
}

/** Changed fields, in the order of the form. */
export function changesBetween(before: VacancyColumns, after: VacancyColumns): LogChanges {
  return Object.fromEntries(
    FIELDS.filter((field) => differs(before, after, field)).map((field) => [
      field,
      { antes: valueOf(before, field), ahora: valueOf(after, field) },
    ]),
  );
}

/** The changes for the log, with long texts cut. */
export function inShort(changes: LogChanges): LogChanges {
  const cut = (value: LogValue): LogValue =>
    typeof value === 'string' && value.length > LOG_CHARACTERS
      ? `${value.slice(0, LOG_CHARACTERS - 1)}…`
      : value;
  return Object.fromEntries(
    Object.entries(changes).map(([field, { antes, ahora }]) => [
      field,
      { antes: cut(antes), ahora: cut(ahora) },
    ]),
  );
}
