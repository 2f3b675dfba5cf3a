import { LACKABLE_FIELDS, type LackableField } from '@hiring/contract';
import type { Candidate } from '../../../people/candidate.entity.js';
import { isBlank } from '../../../people/profile/submission.rules.js';
import type { FilledFields } from '../import.entity.js';
import { nameOf } from './own-values.rules.js';
import type { PersonData } from './row.rules.js';

/** Fields that an import may fill when empty, the company's own too. Names and e-mail are never changed. */
type Fillable = Pick<Candidate, LackableField | 'campos'>;

/** The columns that are empty and that the row knows, with what stood there. */
export function fillEmpty(
  candidate: Fillable,
  datos: PersonData,
): { changes: FilledFields; columns: Partial<Candidate> } {
  const fields = LACKABLE_FIELDS.filter((field) => isBlank(candidate[field]) && !isBlank(datos[field]));
  const own = Object.entries(datos.campos ?? {}).filter(([clave]) => !Object.hasOwn(candidate.campos, clave));
  return {
    changes: {
      ...Object.fromEntries(fields.map((field) => [field, { antes: candidate[field], ahora: datos[field] }])),
      ...Object.fromEntries(own.map(([clave, ahora]) => [nameOf({ clave }), { antes: null, ahora }])),
    },
    columns: {
      ...Object.fromEntries(fields.map((field) => [field, datos[field]])),
      ...(own.length > 0 && { campos: { ...candidate.campos, ...Object.fromEntries(own) } }),
    },
  };
}

/** What stood there before, of those that nobody has changed since. */
export function restorable(candidate: Fillable, changes: FilledFields): Partial<Candidate> {
  const fields = LACKABLE_FIELDS.filter((field) => {
    const change = changes[field];
    return change && JSON.stringify(candidate[field]) === JSON.stringify(change.ahora);
  });
  const values = Object.entries(candidate.campos);
  const left = values.filter(
    ([clave, value]) => JSON.stringify(value) !== JSON.stringify(changes[nameOf({ clave })]?.ahora),
  );
  return {
    ...Object.fromEntries(fields.map((field) => [field, changes[field]?.antes])),
    ...(left.length < values.length && { campos: Object.fromEntries(left) }),
  };
}
