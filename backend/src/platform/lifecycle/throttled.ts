import { setTimeout as sleep } from 'node:timers/promises';
import type { Lifecycle } from './lifecycle.js';

/** The pause is this many times as long as the work before it. */
const REST = 3;

/** The process is stopping: another process continues the work. */
export class Interrupted extends Error {}

/**
 * For background work in portions: `await rest()` between two portions waits three times as long as the last one took,
 * so that requests get the CPU and the database.
 * @returns rest, which throws `Interrupted` once the process is asked to stop
 */
export function throttled(lifecycle: Lifecycle): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (!lifecycle.isStopping) await sleep((performance.now() - since) * REST);
    if (lifecycle.isStopping) throw new Interrupted();
    since = performance.now();
  };
}
