import { LIMITS } from '@hiring/contract';

/** A move's message waits at least this long, so that the click can be undone. */
export const UNDO_MS = LIMITS.undoSeconds * 1000;

/** A click made in time may arrive a little later. */
const GRACE_MS = 5000;

/** Whether a move made at `movedAt`, whose message may leave from `sendFrom`, can still be undone. */
export function canUndo(movedAt: Date, sendFrom: Date | null, now: Date): boolean {
  const until = Math.max(movedAt.getTime() + UNDO_MS, sendFrom?.getTime() ?? 0);
  return now.getTime() <= until + GRACE_MS;
}
