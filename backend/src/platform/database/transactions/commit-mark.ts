import type { EntityManager } from 'typeorm';
import { Ambient } from '../../lifecycle/ambient.js';

/** Writes, in a transaction of a request with an Idempotency-Key, that the request's work is done. */
export interface CommitMark {
  /** False once the request has ended: work that it left behind is none of it. */
  active: boolean;
  write(manager: EntityManager): Promise<void>;
}

const marks = new Ambient<CommitMark>();

/** Runs the work of a request whose transactions are to be marked. */
export function withCommitMark<T>(mark: CommitMark, work: () => Promise<T>): Promise<T> {
  return marks.run(mark, work);
}

/** Called by every transaction at its end, so that the mark and the change stand or fall together. */
export async function markCommit(manager: EntityManager): Promise<void> {
  const mark = marks.get();
  if (mark?.active) await mark.write(manager);
}
