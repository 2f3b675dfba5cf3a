import { ApiProblem } from '@hiring/contract/api-problem';

/** The problem document behind an error, when the server sent one. */
export const problemOf = (error: unknown) => (error instanceof ApiProblem ? error.problem : undefined);

/** The sentence to show for any error. */
export function reasonOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : 'Error desconocido';
}

const hasStatus = (error: unknown, ...statuses: number[]): boolean =>
  error instanceof ApiProblem && statuses.includes(error.status);

/** Nobody is signed in any more. */
export const isUnauthenticated = (error: unknown): boolean => hasStatus(error, 401);

/** The record does not exist (any more): asking again changes nothing. */
export const isMissing = (error: unknown): boolean => hasStatus(error, 404);

/** The server, its database or the way to them is down: the same may work in a moment. */
export const isOutage = (error: unknown): boolean => hasStatus(error, 0, 502, 503, 504);

/** What is wrong by field, when the server said so. */
export const fieldErrorsOf = (error: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problemOf(error)?.errors ?? {}).map(([field, messages]) => [field, messages.join(' ')]),
  );
