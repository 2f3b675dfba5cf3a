import type { EntityManager } from 'typeorm';
import { Ambient } from '../../lifecycle/ambient.js';

/** Records, in a transaction of a request with an Idempotency-Key, that its work is done. */
export interface CommitMark {
  /** False once the request has ended: work that continues is not marked. */
  active: boolean;
  write(manager: EntityManager): Promise<void>;
}

const marks = new Ambient<CommitMark>();

/** Runs a request's work so that its transactions are marked. */
export function withCommitMark<T>(mark: CommitMark, work: () => Promise<T>): Promise<T> {
  return marks.run(mark, work);
}

/** True when the transactions of this request are marked. */
export const isMarked = (): boolean => marks.get()?.active === true;

/** Called at the end of every transaction, so that mark and change commit together. */
export async function markCommit(manager: EntityManager): Promise<void> {
  const mark = marks.get();
  if (mark?.active) await mark.write(manager);
}
