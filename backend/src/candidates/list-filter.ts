import { isUUID } from 'class-validator';
import { isDay } from '../platform/http/day.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { assertKnown } from '../platform/http/known-value.js';
import { readInstant } from '../platform/http/instant.js';
import { searchWords } from '../platform/http/search-words.js';
import { HAS_OVERDUE } from './overdue.js';

/** The filters behind 'Más Filtros' that are not about qualifications. */
export const LIST_FILTERS = [
  'desde',
  'hasta',
  'vacante_id',
  'ciudad',
  'habilidades',
  'con_cv',
  'verificado',
  'sin_respuesta',
  'etiqueta',
  'updated_since',
] as const;
export type ListFilter = Partial<Record<(typeof LIST_FILTERS)[number], string | undefined>>;

/** In place of a vacancy's id: who applied without one. */
const SPONTANEOUS = 'espontanea';
const YES_OR_NO = ['true', 'false'];
/** Adds a condition; the values are bound in place of the placeholders. */
type Add = (make: (...placeholders: string[]) => string, ...values: unknown[]) => void;

/** @throws {DomainError} `invalid_query` naming the filter. */
export function assertListFilter(filter: ListFilter): void {
  assertKnown(filter, { con_cv: YES_OR_NO, verificado: YES_OR_NO, sin_respuesta: YES_OR_NO });
  for (const name of ['desde', 'hasta'] as const) {
    if (filter[name] && !isDay(filter[name]))
      throw new DomainError('invalid_query', { name: `filter.${name}` });
  }
  readInstant('updated_since', filter.updated_since);
  const { vacante_id, etiqueta } = filter;
  if (etiqueta && !isUUID(etiqueta)) throw new DomainError('invalid_query', { name: 'filter.etiqueta' });
  if (vacante_id && vacante_id !== SPONTANEOUS && !isUUID(vacante_id)) {
    throw new DomainError('invalid_query', { name: 'filter.vacante_id' });
  }
}

export const filtersTheList = (filter: ListFilter): boolean => LIST_FILTERS.some((name) => filter[name]);

/** Narrows `FROM candidates`. Days are those of Madrid, both included; of several skills each must be there. */
export function addListConditions(add: Add, filter: ListFilter): void {
  const { desde, hasta, vacante_id } = filter;
  const since = readInstant('updated_since', filter.updated_since);
  if (since) add((p) => `modificado_at >= ${p}::timestamptz`, since);
  if (desde) add((p) => `fecha_aplicacion >= ${p}::date::timestamp AT TIME ZONE 'Europe/Madrid'`, desde);
  if (hasta) add((p) => `fecha_aplicacion < (${p}::date + 1)::timestamp AT TIME ZONE 'Europe/Madrid'`, hasta);
  if (vacante_id === SPONTANEOUS) add(() => 'vacante_id IS NULL');
  else if (vacante_id) add((p) => `vacante_id = ${p}`, vacante_id);
  for (const word of searchWords(filter.ciudad ?? '')) add((p) => `ciudad_busqueda LIKE ${p}`, `%${word}%`);
  for (const skill of (filter.habilidades ?? '').split(',')) {
    for (const word of searchWords(skill)) add((p) => `habilidades_busqueda LIKE ${p}`, `%${word}%`);
  }
  if (filter.etiqueta) {
    add(
      (p) =>
        `EXISTS (SELECT 1 FROM candidato_etiquetas ce WHERE ce.candidato_id = candidates.id AND ce.etiqueta_id = ${p})`,
      filter.etiqueta,
    );
  }
  either(filter.con_cv, 'cv_archivo_id IS NOT NULL');
  either(
    filter.verificado,
    'EXISTS (SELECT 1 FROM users u WHERE u.id = candidates.user_id AND u.email_verified_at IS NOT NULL)',
  );
  either(filter.sin_respuesta, HAS_OVERDUE);

  function either(value: string | undefined, condition: string): void {
    if (value) add(() => (value === 'true' ? condition : `NOT (${condition})`));
  }
}
