import { RefusedDestination } from '../../platform/outbound/destinations.js';

/**
 * What came of one attempt to send. `later`: it was not taken, and may be tried again. `unknown`: nobody can say whether
 * it was taken, so that it is tried again only after its notice had time to come.
 */
export type SendOutcome =
  | { kind: 'accepted'; providerId: string }
  | { kind: 'refused'; code: string }
  | { kind: 'later'; code: string; askedMs: number }
  | { kind: 'unknown'; code: string };

/** The connection did not come about: nothing was sent. */
const NOT_CONNECTED = ['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN'];

/** An attempt without an answer. */
export function withoutAnswer(error: unknown): SendOutcome {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return error instanceof RefusedDestination || NOT_CONNECTED.includes(code)
    ? { kind: 'later', code: 'sin_conexion', askedMs: 0 }
    : { kind: 'unknown', code: 'sin_respuesta' };
}

/** A value of an answer that is not to be trusted. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** Without what cannot be stored. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : '';
/** Longer than any provider's. */
const ID_MAX = 500;
/** An id that can be stored; empty: it is none. */
export const idOf = (value: unknown): string =>
  typeof value === 'string' && value.length <= ID_MAX && textOf(value) === value ? value : '';
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The body of an answer; undefined: it is no JSON. */
export async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}
