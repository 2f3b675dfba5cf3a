import { runInNewContext } from 'node:vm';

/** Ends a test that hangs; it does not measure speed. */
const LONG_MS = 60_000;

/**
 * The result of `work`. jest cannot end work that never waits, such as a regular expression that backtracks.
 * @throws when it has not come to its end after a minute
 */
export function toTheEnd<T>(work: () => T): T {
  return runInNewContext('work()', { work }, { timeout: LONG_MS }) as T;
}
