import type { EntityManager } from 'typeorm';
import { DomainError } from '../platform/errors/domain-error.js';

/**
 * Claims a key for this transaction. Another transaction with the same key waits here until the first ends; if it
 * committed, its answer is given back, else the claim succeeds.
 * @returns the stored answer of the first sending, or null when this one is the first.
 * @throws {DomainError} `idempotency_mismatch` when the key was used for something else.
 */
export async function claimIdempotencyKey<T>(
  manager: EntityManager,
  { userId, key, fingerprint }: { userId: string; key: string; fingerprint: string },
): Promise<T | null> {
  const inserted = await manager.query<unknown[]>(
    `INSERT INTO idempotency_keys (user_id, clave, huella) VALUES ($1, $2, $3)
     ON CONFLICT DO NOTHING RETURNING clave`,
    [userId, key, fingerprint],
  );
  if (inserted.length > 0) return null;
  const [row] = await manager.query<{ huella: string; respuesta: T }[]>(
    `SELECT huella, respuesta FROM idempotency_keys WHERE user_id = $1 AND clave = $2`,
    [userId, key],
  );
  if (row?.huella !== fingerprint) throw new DomainError('idempotency_mismatch');
  return row.respuesta;
}

/** Keeps the answer for repetitions, in the claiming transaction. */
export async function keepAnswer(
  manager: EntityManager,
  userId: string,
  key: string,
  answer: unknown,
): Promise<void> {
  await manager.query(`UPDATE idempotency_keys SET respuesta = $3 WHERE user_id = $1 AND clave = $2`, [
    userId,
    key,
    JSON.stringify(answer),
  ]);
}
