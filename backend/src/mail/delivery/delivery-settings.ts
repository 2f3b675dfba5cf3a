import type { WorkOptions } from '../../platform/queue/queue.types.js';

/** Time-outs and limits of delivery; tests use shorter ones. */
export interface DeliverySettings extends WorkOptions {
  /** A claim older than this and not renewed may be taken by another worker. */
  leaseMs: number;
  /** Renewal interval of a claim while the mail server is slow. */
  renewMs: number;
  /** Retry delays after the first, second, … attempt; the last one repeats. */
  backOffMs: readonly number[];
  /** Attempts after which a message is `fallido`. */
  maxTries: number;
  /** Retry delays of storing that a message was accepted. */
  finishRetryMs: readonly number[];
  /** Longest wait, after it is due, for an earlier message to the same person. */
  orderMs: number;
  /** Interval of checks during that wait. */
  orderLookMs: number;
  /** The sweep takes messages overdue by this. */
  sweepAfterMs: number;
  /** Messages that one sweep takes. */
  sweepLimit: number;
}

export const DELIVERY_SETTINGS = Symbol('DELIVERY_SETTINGS');

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export const DEFAULT_DELIVERY: DeliverySettings = {
  concurrency: 4,
  pollMs: 1 * SECOND,
  leaseMs: 60 * SECOND,
  renewMs: 15 * SECOND,
  backOffMs: [
    10 * SECOND,
    30 * SECOND,
    1 * MINUTE,
    2 * MINUTE,
    5 * MINUTE,
    10 * MINUTE,
    20 * MINUTE,
    30 * MINUTE,
    60 * MINUTE,
  ],
  maxTries: 24,
  finishRetryMs: [200, 1 * SECOND, 3 * SECOND, 5 * SECOND, 10 * SECOND],
  orderMs: 10 * MINUTE,
  orderLookMs: 2 * SECOND,
  sweepAfterMs: 2 * MINUTE,
  sweepLimit: 500,
};
