import { QueryRunnerAlreadyReleasedError, type QueryRunner } from 'typeorm';
import { DomainError } from '../../errors/domain-error.js';
import { postgresError } from '../../errors/constraint-errors.js';
import { CommitRolledBack } from '../connections/database-client.js';

/**
 * Commits and releases the connection.
 * @param repeatable the request has an idempotency key and may be retried
 * @throws {DomainError} `commit_unknown` when the connection broke before the server's answer: the change may be
 * committed. After any other error nothing is committed.
 */
export async function commit(runner: QueryRunner, repeatable: boolean): Promise<void> {
  try {
    await runner.commitTransaction();
  } catch (error) {
    throw mayStand(error) ? commitUnknown(error, repeatable) : error;
  } finally {
    await runner.release();
  }
}

/** Rolls back if the connection still works, and releases it. */
export async function rollBack(runner: QueryRunner): Promise<void> {
  try {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
  } catch {
    // The connection is broken: the server rolls back. The original error is thrown.
  } finally {
    await runner.release();
  }
}

/** Nobody can know whether the change was committed; with an idempotency key it may be retried. */
export function commitUnknown(cause: unknown, repeatable: boolean): DomainError {
  const next = repeatable
    ? 'Vuelve a intentarlo: no se duplicará.'
    : 'Compruébalo antes de volver a intentarlo.';
  return Object.assign(new DomainError('commit_unknown', { next }), { cause });
}

function mayStand(error: unknown): boolean {
  const { severity, message = '' } = (postgresError(error) ?? {}) as { severity?: string; message?: string };
  // The server refused, or the statement was never sent.
  const refused = severity === 'ERROR' || postgresError(error) instanceof CommitRolledBack;
  const unsent = error instanceof QueryRunnerAlreadyReleasedError || /not queryable/.test(message);
  return !refused && !unsent;
}
