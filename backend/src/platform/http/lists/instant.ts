import { isISO8601 } from 'class-validator';
import { DomainError } from '../../errors/domain-error.js';

const INSTANT = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

export const INSTANT_EXAMPLE = 'un instante con su zona, como 2026-03-02T09:30:00Z';

/** Whether a text is an instant with a time zone. */
export const isInstant = (text: string): boolean =>
  INSTANT.test(text) && isISO8601(text, { strict: true }) && !Number.isNaN(Date.parse(text));

/** The instant of a filter. @throws {DomainError} `invalid_query` for an invalid text, or one without a time zone. */
export function readInstant(name: string, text: string | undefined): Date | null {
  if (text === undefined) return null;
  if (!isInstant(text))
    throw new DomainError('invalid_query', { name: `filter.${name}`, known: INSTANT_EXAMPLE });
  return new Date(text);
}
