import { LIMITS } from '@hiring/contract';

/** A move's message is delayed at least this long, so that the move can be undone. */
export const UNDO_MS = LIMITS.undoSeconds * 1000;

/** Tolerance for a click made in time that arrives later. */
const GRACE_MS = 5000;

/** Whether a move made at `movedAt`, with its message due at `sendFrom`, can still be undone. */
export function canUndo(movedAt: Date, sendFrom: Date | null, now: Date): boolean {
  const until = Math.max(movedAt.getTime() + UNDO_MS, sendFrom?.getTime() ?? 0);
  return now.getTime() <= until + GRACE_MS;
}
