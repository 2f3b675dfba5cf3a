import { DomainError } from '../errors/domain-error.js';

/** @throws {DomainError} `invalid_query` when a filter's value is not one of its words. */
export function assertKnown(
  filter: Readonly<Record<string, string | undefined>>,
  words: Readonly<Record<string, readonly string[]>>,
): void {
  for (const [name, known] of Object.entries(words)) {
    const value = filter[name];
    if (value !== undefined && !known.includes(value)) {
      throw new DomainError('invalid_query', { name: `filter.${name}`, known: known.join(', ') });
    }
  }
}
