import { invalid } from '../../../platform/errors/domain-error.js';

type Values = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The form's JSON of the company's own fields, by noun. @throws {DomainError} `validation_failed` */
export function readOwnFields(text = '{}'): { persona: Values; candidatura: Values } {
  const wrong = invalid({ campos: ['Los campos no son válidos'] });
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw wrong;
  }
  if (!isRecord(given)) throw wrong;
  const { persona = {}, candidatura = {} } = given;
  if (!isRecord(persona) || !isRecord(candidatura)) throw wrong;
  return { persona, candidatura };
}
