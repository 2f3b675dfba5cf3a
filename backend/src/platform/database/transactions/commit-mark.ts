import type { EntityManager } from 'typeorm';
import { scope, within } from '../../scope.js';

/** Records, in a transaction of a request with an Idempotency-Key, that its work is done. */
export interface CommitMark {
  /** False once the request has ended: work that continues is not marked. */
  active: boolean;
  write(manager: EntityManager): Promise<void>;
}

/** Runs a request's work so that its transactions are marked. */
export function withCommitMark<T>(mark: CommitMark, work: () => Promise<T>): Promise<T> {
  return within({ commitMark: mark }, work);
}

/** Called at the end of every transaction, so that mark and change commit together. */
export async function markCommit(manager: EntityManager): Promise<void> {
  const { commitMark } = scope();
  if (commitMark?.active) await commitMark.write(manager);
}
