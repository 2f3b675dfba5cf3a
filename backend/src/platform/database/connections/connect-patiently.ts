import { setTimeout as sleep } from 'node:timers/promises';

export const CONNECT_TRIES = 4;
export const CONNECT_PAUSE_MS = 500;

/** Time-out errors of pg and its pool; a server that refuses gives other errors. */
const TIMEOUT = /timeout (?:expired|exceeded)|connection timeout/;

export function isConnectTimeout(error: unknown): boolean {
  return error instanceof Error && TIMEOUT.test(error.message);
}

/**
 * Retries `connect` up to four times after time-outs, because the machine may be busy while a process starts. A
 * refusal is not retried.
 * @throws the last error
 */
export async function connectPatiently<T>(
  connect: () => Promise<T>,
  pauseMs: number = CONNECT_PAUSE_MS,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await connect();
    } catch (error) {
      if (tries === CONNECT_TRIES || !isConnectTimeout(error)) throw error;
      await sleep(pauseMs);
    }
  }
}
