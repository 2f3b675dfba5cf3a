import '../i18n/ui';
import { ApiProblem } from '@hiring/contract/api-problem';
import { translate } from '../i18n/texts';

/** The problem document of an error, if the server sent one. */
export const problemOf = (error: unknown) => (error instanceof ApiProblem ? error.problem : undefined);

/** The message to show for any error. */
export const reasonOf = (error: unknown, otherwise = translate('ui.problem.unknown')): string =>
  (error instanceof Error && error.message) || otherwise;

const hasStatus = (error: unknown, ...statuses: number[]): boolean =>
  error instanceof ApiProblem && statuses.includes(error.status);

/** There is no session (any more). */
export const isUnauthenticated = (error: unknown): boolean => hasStatus(error, 401);

/** The record does not exist (any more): a retry changes nothing. */
export const isMissing = (error: unknown): boolean => hasStatus(error, 404);

/** Somebody else has changed it since it was read. */
export const isStale = (error: unknown): boolean => /(^|_)stale(_|$)/.test(problemOf(error)?.code ?? '');

/** The server, its database or the network is down: a retry may work. */
export const isOutage = (error: unknown): boolean => hasStatus(error, 0, 502, 503, 504);

/** The errors by field, if the server sent them. */
export const fieldErrorsOf = (error: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problemOf(error)?.errors ?? {}).map(([field, messages]) => [field, messages.join(' ')]),
  );

/** Gives the error its messages by field where react-admin's forms read them: `body.errors`. */
export function readableByForms(error: unknown): unknown {
  const errors = fieldErrorsOf(error);
  if (!(error instanceof ApiProblem) || Object.keys(errors).length === 0) return error;
  return Object.assign(error, { body: { errors } });
}
