import { QueryRunnerAlreadyReleasedError, type QueryRunner } from 'typeorm';
import { DomainError } from '../../errors/domain-error.js';
import { postgresError } from '../../errors/constraint-errors.js';
import { CommitRolledBack } from '../connections/database-client.js';

/**
 * Commits and gives the connection back.
 * @param repeatable the request has a key: it may be sent again without being done twice
 * @throws {DomainError} `commit_unknown` when the connection broke before the server had answered: the change may stand.
 * Whatever else is thrown, nothing of it stands.
 */
export async function commit(runner: QueryRunner, repeatable: boolean): Promise<void> {
  try {
    await runner.commitTransaction();
  } catch (error) {
    if (!mayStand(error)) throw error;
    throw commitUnknown(error, repeatable);
  } finally {
    await runner.release();
  }
}

/** Rolls back, as far as the connection still stands, and gives it back. */
export async function rollBack(runner: QueryRunner): Promise<void> {
  try {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
  } catch {
    // The connection is gone or closes: its server rolls back. What brought us here is thrown.
  } finally {
    await runner.release();
  }
}

/** Nobody can know whether the change stands; who sent a key may repeat it. */
export function commitUnknown(cause: unknown, repeatable: boolean): DomainError {
  const next = repeatable
    ? 'Vuelve a intentarlo: no se duplicará.'
    : 'Compruébalo antes de volver a intentarlo.';
  return Object.assign(new DomainError('commit_unknown', { next }), { cause });
}

function mayStand(error: unknown): boolean {
  const { severity, message = '' } = (postgresError(error) ?? {}) as { severity?: string; message?: string };
  // The server has refused, or it was never asked.
  const refused = severity === 'ERROR' || postgresError(error) instanceof CommitRolledBack;
  const unsent = error instanceof QueryRunnerAlreadyReleasedError || /not queryable/.test(message);
  return !refused && !unsent;
}
