import type { ErrorCode } from './error-catalogue.js';

/** Messages by field name, in Spanish, fit to show beside the field. */
export type FieldErrors = Record<string, string[]>;

/**
 * The one error of the product. It knows its code and what the sentence needs, and nothing of HTTP:
 * `error-catalogue.ts` gives the status and the words.
 */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly params: Record<string, string | number> = {},
    readonly errors?: FieldErrors,
    /** Further members of the problem document, e.g. the fresh record after a stale write. */
    readonly extra: Record<string, unknown> = {},
  ) {
    super(code);
    this.name = 'DomainError';
  }
}

/** A 422 with one or more fields. */
export function invalid(errors: FieldErrors): DomainError {
  return new DomainError('validation_failed', {}, errors);
}
