import { setTimeout as sleep } from 'node:timers/promises';
import type { Lifecycle } from './lifecycle.js';

/** How many times as long as the work before it a rest is. */
const REST = 3;

/** The process ends: what is done in pieces goes on in another one. */
export class Interrupted extends Error {}

/**
 * For work in the background that is done in pieces: between two of them `await rest()` waits three times as long as
 * the one before took, so that requests have the processor and the database meanwhile.
 * @returns rest, which throws `Interrupted` once the process is to stop
 */
export function throttled(lifecycle: Lifecycle): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (!lifecycle.isStopping) await sleep((performance.now() - since) * REST);
    if (lifecycle.isStopping) throw new Interrupted();
    since = performance.now();
  };
}
