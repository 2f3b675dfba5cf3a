import { runInNewContext } from 'node:vm';

/** Ends what hangs; no measure of speed. */
const LONG_MS = 60_000;

/**
 * What `work` gives back. jest cannot end what never waits, such as a pattern that goes back and forth without end.
 * @throws when it has not come to its end after a minute
 */
export function toTheEnd<T>(work: () => T): T {
  return runInNewContext('work()', { work }, { timeout: LONG_MS }) as T;
}
