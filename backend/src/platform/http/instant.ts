import { isISO8601 } from 'class-validator';
import { DomainError } from '../errors/domain-error.js';

const INSTANT = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/** The instant that a filter names. @throws {DomainError} `invalid_query` for a text that is none, or says no zone. */
export function readInstant(name: string, text: string | undefined): Date | null {
  if (text === undefined) return null;
  const instant = INSTANT.test(text) && isISO8601(text, { strict: true }) ? new Date(text) : null;
  if (!instant || Number.isNaN(instant.getTime())) {
    throw new DomainError('invalid_query', {
      name: `filter.${name}`,
      known: 'un instante con su zona, como 2026-03-02T09:30:00Z',
    });
  }
  return instant;
}
