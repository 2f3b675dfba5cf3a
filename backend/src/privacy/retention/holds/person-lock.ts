import type { EntityManager } from 'typeorm';
import { RetentionTerm } from '../retention-term.entity.js';

export interface LockedPerson {
  candidatoId: string;
  userId: string | null;
  nombre: string;
  /** Of the account, else of the record. */
  email: string;
  term: RetentionTerm;
}

/** Locks account, record and term in the order in which everybody locks them; null when the record has gone. */
export async function lockPerson(manager: EntityManager, candidatoId: string): Promise<LockedPerson | null> {
  await manager.query(
    `SELECT 1 FROM users WHERE id = (SELECT user_id FROM candidates WHERE id = $1) FOR UPDATE`,
    [candidatoId],
  );
  const [row] = await manager.query<{ user_id: string | null; nombre: string; email: string }[]>(
    `SELECT c.user_id, c.nombre, coalesce((SELECT u.email FROM users u WHERE u.id = c.user_id), c.email) AS email
     FROM candidates c WHERE c.id = $1 FOR UPDATE OF c`,
    [candidatoId],
  );
  const term = await manager.findOne(RetentionTerm, {
    where: { candidato_id: candidatoId },
    lock: { mode: 'pessimistic_write' },
  });
  return row && term
    ? { candidatoId, userId: row.user_id, nombre: row.nombre, email: row.email, term }
    : null;
}
