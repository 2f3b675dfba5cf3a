import type { WorkOptions } from '../../platform/queue/queue.types.js';

/** Times and numbers of the delivery; tests give shorter ones. */
export interface DeliverySettings extends WorkOptions {
  /** A message claimed longer ago than this, and not renewed, is another worker's to take. */
  leaseMs: number;
  /** How often a worker renews its claim while the mail server is slow. */
  renewMs: number;
  /** Waits after the first, second, … failed attempt; the last one stands for all that follow. */
  backOffMs: readonly number[];
  /** Attempts after which a message is `fallido`. */
  maxTries: number;
  /** Waits between attempts to write down that a message has been accepted. */
  finishRetryMs: readonly number[];
  /** A message waits so long, from when it is due, for an earlier one to the same person. */
  orderMs: number;
  /** Between two looks while it waits for that. */
  orderLookMs: number;
  /** The sweep takes what should have moved this long ago. */
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
