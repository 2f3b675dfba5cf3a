import type { ErrorCode } from './error-catalogue.js';

/** Spanish messages by field name, for display beside the field. */
export type FieldErrors = Record<string, string[]>;

/** The product's error type: a code and its parameters, without HTTP. `error-catalogue.ts` has status and text. */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly params: Record<string, string | number> = {},
    readonly errors?: FieldErrors,
    /** Additional members of the problem document, e.g. the current record after a stale write. */
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
