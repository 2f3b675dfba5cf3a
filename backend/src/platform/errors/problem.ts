import { HttpException } from '@nestjs/common';
import { DomainError, type FieldErrors } from './domain-error.js';
import { type ErrorCode, sentenceOf, statusOf } from './error-catalogue.js';
import { errorOfConstraint } from './constraint-errors.js';
import { inLanguageAsked } from '../http/language/language.js';
import { sayAgain } from '../http/language/say-again.js';
import { outageIn } from './outage.js';

/** RFC 9457 problem details with a stable code, a Spanish sentence and messages by field. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: ErrorCode;
  detail: string;
  errors?: FieldErrors;
  [extra: string]: unknown;
}

const TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
};

const CODE_OF_STATUS: Record<number, ErrorCode> = {
  400: 'bad_request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  422: 'validation_failed',
  429: 'too_many_requests',
  503: 'unavailable',
};

/** Retry-After of a 503. A restart of the database takes less. */
const RETRY_SECONDS = 10;

/** The words of a status. */
export const titleOf = (status: number): string => TITLES[status] ?? 'Error';

/**
 * The database is unavailable: broken connections (08), changed credentials (28), missing database (3D000) or one
 * that accepts no connections (55000), no resources (53), operator or time-out (57), disk failure (58), and socket
 * errors.
 */
const UNAVAILABLE =
  /^(?:08|28|3D000|53|55000|57|58|ECONN(?:REFUSED|RESET|ABORTED)|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE)/;

function isUnavailable(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === 'string') return UNAVAILABLE.test(code);
  return typeof message === 'string' && outageIn(message) !== null;
}

/** Converts any error to a problem document, in the language of whoever asked. Unknown errors become `internal_error` without details. */
export const toProblem = (error: unknown): Problem => inLanguageAsked(() => problemOf(error));

function problemOf(error: unknown): Problem {
  const domain = asDomainError(error);
  const status = statusOf(domain.code);
  const errors = inWords(domain.errors ?? errorsOfQuery(domain));
  return {
    type: 'about:blank',
    title: titleOf(status),
    status,
    code: domain.code,
    detail: sentenceOf(domain.code, domain.params),
    ...(errors ? { errors } : {}),
    // Without Retry-After programs would all retry at once.
    ...(status === 503 ? { retry_after: RETRY_SECONDS } : {}),
    ...domain.extra,
  };
}

/** Messages of fields are in Spanish until they leave. */
function inWords(errors: FieldErrors | undefined): FieldErrors | undefined {
  return (
    errors &&
    Object.fromEntries(Object.entries(errors).map(([name, messages]) => [name, messages.map(sayAgain)]))
  );
}

/** Errors of a query parameter by name, with its allowed values if known. */
function errorsOfQuery({ code, params }: DomainError): FieldErrors | undefined {
  if (code !== 'invalid_query' || params.name === undefined) return undefined;
  const { name, known } = params;
  return { [name]: [sentenceOf(code, params) + (known === undefined ? '' : ` Puede ser: ${known}.`)] };
}

function asDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const constraint = errorOfConstraint(error);
  if (constraint) return constraint;
  if (isUnavailable(error)) return new DomainError('unavailable');
  // A body nested too deeply to parse.
  if (error instanceof RangeError && error.message.includes('call stack'))
    return new DomainError('bad_request');
  // Express and its parsers set a status on client errors.
  const status =
    error instanceof HttpException ? error.getStatus() : (error as { status?: number } | null)?.status;
  return new DomainError((status && CODE_OF_STATUS[status]) || 'internal_error');
}
