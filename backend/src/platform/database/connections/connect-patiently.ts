import { setTimeout as sleep } from 'node:timers/promises';

export const CONNECT_TRIES = 4;
export const CONNECT_PAUSE_MS = 500;

/** As pg and its pool say that nothing answered in time; a server that refuses says something else. */
const TIMEOUT = /timeout (?:expired|exceeded)|connection timeout/;

export function isConnectTimeout(error: unknown): boolean {
  return error instanceof Error && TIMEOUT.test(error.message);
}

/**
 * What `connect` gives back, tried up to four times where the database lets it wait too long: while a process starts the
 * machine may be busy with a hundred other things. A server that refuses is not asked again.
 * @throws what the last try has thrown
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
