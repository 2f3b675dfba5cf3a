import { problemOf } from '../providers/httpClient';

/** What the server says of each field; empty for any other failure. */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> {
  const errors = problemOf(error)?.errors;
  return typeof errors === 'object' && errors !== null ? (errors as Record<string, string>) : {};
}
