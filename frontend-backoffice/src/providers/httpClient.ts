import { fetchUtils, HttpError } from 'react-admin';
import type { Schemas } from '@hiring/contract/api';
import { nobodyIsHere } from '../live/userActivity';
import { askForProof } from './proof';
import { keyOfWrite } from './repetitionKeys';

type Problem = Schemas['ProblemResponse'];

interface Answer {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
}

export const NO_CONNECTION = 'No hay conexión con el servidor. Comprueba la red y vuelve a intentarlo.';

const NOT_PROVEN = 'No se ha cambiado nada: antes tienes que confirmar que eres tú.';

const UNEXPECTED = 'El servidor no ha podido responder. Vuelve a intentarlo en un momento.';

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'detail' in body && typeof body.detail === 'string';
}

/** react-admin's forms expect one text a field; the server sends a list. */
function fieldErrors(problem: Problem): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problem.errors ?? {}).map(([field, messages]) => [field, messages.join(' ')]),
  );
}

/** What an answer that is no success says. */
export function refusal(status: number, body: unknown): HttpError {
  // A proxy's page or nothing at all: its English status text is no sentence to show.
  if (!isProblem(body)) return new HttpError(UNEXPECTED, status, body);
  return new HttpError(body.detail, status, { ...body, errors: fieldErrors(body) });
}

/** Says that the screen asks by itself, which keeps no idle session alive. */
function inBackground(options: fetchUtils.Options): fetchUtils.Options {
  const headers = new Headers(options.headers ?? { Accept: 'application/json' });
  headers.set('X-Background', '1');
  return { ...options, headers };
}

const READS = ['GET', 'HEAD'];
const KEY = 'Idempotency-Key';

interface Prepared {
  options: fetchUtils.Options;
  settled: () => void;
}

/** A write gets a key, so that pressing again after a lost answer does nothing twice; a file's sender has its own. */
function withKey(url: string, options: fetchUtils.Options): Prepared {
  const { method = 'GET', body } = options;
  const headers = new Headers(options.headers ?? { Accept: 'application/json' });
  const isText = body === undefined || body === null || typeof body === 'string';
  if (READS.includes(method) || !isText || headers.has(KEY)) return { options, settled: () => {} };
  const { key, settled } = keyOfWrite(method, url, body ?? '');
  headers.set(KEY, key);
  return { options: { ...options, headers }, settled };
}

/** Refused or done: the next one like it is another. */
const isKnown = (status: unknown): boolean => typeof status === 'number' && status > 0 && status < 500;

/**
 * fetch for react-admin: same-origin cookies, JSON, and problem documents as `HttpError` whose message
 * is the server's Spanish sentence. `body` keeps the document (code, extra members) with `errors` by field.
 * A call that wants a recent proof asks for it and is made again.
 */
export async function httpClient(url: string, options: fetchUtils.Options = {}): Promise<Answer> {
  try {
    return await call(url, options);
  } catch (error) {
    const problem = problemOf(error);
    if (problem?.code !== 'recent_proof_required') throw error;
    const proven = await askForProof(problem.proof === 'code' ? 'code' : 'password');
    if (!proven) throw new HttpError(NOT_PROVEN, 403, problem);
    return httpClient(url, options);
  }
}

async function call(url: string, options: fetchUtils.Options): Promise<Answer> {
  const { options: sent, settled } = withKey(url, nobodyIsHere() ? inBackground(options) : options);
  try {
    const answer = await fetchUtils.fetchJson(url, sent);
    settled();
    return answer;
  } catch (error) {
    if (error instanceof HttpError) {
      if (isKnown(error.status)) settled();
      throw refusal(Number(error.status), error.body);
    }
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new HttpError(NO_CONNECTION, 0);
  }
}

/** The problem document behind an error, when the server sent one. */
export function problemOf(error: unknown): Record<string, unknown> | undefined {
  if (!(error instanceof HttpError)) return undefined;
  const body: unknown = error.body;
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : undefined;
}

/** The sentence to show for any error. */
export function reasonOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : 'Error desconocido';
}

/** The record does not exist (any more): asking again changes nothing. */
export function isMissing(error: unknown): boolean {
  return error instanceof HttpError && error.status === 404;
}

/** The server, its database or the way to them is down: the same may work in a moment. */
export function isOutage(error: unknown): boolean {
  return error instanceof HttpError && [0, 502, 503, 504].includes(Number(error.status));
}

/** What is wrong by field, when the server said so. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const errors = problemOf(error)?.errors;
  return typeof errors === 'object' && errors !== null ? (errors as Record<string, string>) : {};
}
