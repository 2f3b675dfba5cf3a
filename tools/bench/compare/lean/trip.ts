/** Several statements of one transaction in one round trip: none of them waits for the answer to the one before. */
import type pg from 'pg';

export interface Statement {
  /** Prepared under this name. */
  name: string;
  text: string;
  values: unknown[];
}

/**
 * Begins a transaction, runs the statements in their order and commits, all in one round trip.
 * @returns the rows of each statement
 */
export async function inOneTrip(pool: pg.Pool, statements: Statement[]): Promise<unknown[][]> {
  const client = await pool.connect();
  const all = [
    client.query({ name: 'begin', text: 'BEGIN' }),
    ...statements.map((one) => client.query<Record<string, unknown>>(one)),
    client.query({ name: 'commit', text: 'COMMIT' }),
  ];
  // All have been sent: after an error the connection is free only when PostgreSQL has refused the others too.
  const answers = await Promise.allSettled(all);
  client.release();
  const failed = answers.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  return answers
    .slice(1, -1)
    .map((one): unknown[] => (one.status === 'fulfilled' ? (one.value.rows as unknown[]) : []));
}

/** All writers of applications take this lock first, so that only one of them decides what is shown of a person. */
export const LOCK_PERSON = `SELECT 1 FROM candidates WHERE id = $1::uuid AND deleted_at IS NULL FOR UPDATE`;
