import { LACKABLE_FIELDS, type LackableField } from '@hiring/contract';
import type { Candidate } from '../../../people/candidate.entity.js';
import { isBlank } from '../../../people/profile/submission.rules.js';
import type { FilledFields } from '../import.entity.js';
import type { PersonData } from './row.rules.js';

/** Fields that an import may fill when empty. Names and e-mail are never changed. */
type Fillable = Pick<Candidate, LackableField>;

/** The columns that are empty and that the row knows, with what stood there. */
export function fillEmpty(
  candidate: Fillable,
  datos: PersonData,
): { changes: FilledFields; columns: Partial<Candidate> } {
  const fields = LACKABLE_FIELDS.filter((field) => isBlank(candidate[field]) && !isBlank(datos[field]));
  return {
    changes: Object.fromEntries(
      fields.map((field) => [field, { antes: candidate[field], ahora: datos[field] }]),
    ),
    columns: Object.fromEntries(fields.map((field) => [field, datos[field]])),
  };
}

/** What stood there before, of those that nobody has changed since. */
export function restorable(candidate: Fillable, changes: FilledFields): Partial<Candidate> {
  const fields = LACKABLE_FIELDS.filter((field) => {
    const change = changes[field];
    return change && JSON.stringify(candidate[field]) === JSON.stringify(change.ahora);
  });
  return Object.fromEntries(fields.map((field) => [field, changes[field]?.antes]));
}
