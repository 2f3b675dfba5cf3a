import { LIMITS } from '@hiring/contract';

/** Milliseconds for which a sentence is shown. */
export const SHOWN_MS = 6000;

/**
 * How long a sentence with 'Deshacer' is shown: until the server's deadline, but never too short to be read, were it for
 * a slow answer or a computer whose clock is fast; and no more than the usual seconds, for what can be taken back for
 * hours has its button in the record.
 */
export const undoShownMs = (until: string): number =>
  Math.min(LIMITS.undoSeconds * 1000, Math.max(SHOWN_MS, Date.parse(until) - Date.now()));
