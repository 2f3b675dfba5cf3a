import type { EntityManager } from 'typeorm';
import { db } from '../../../platform/database/sql/db.js';
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
  const row = await db(manager)
    .selectFrom('candidates as c')
    .leftJoin('users as u', 'u.id', 'c.user_id')
    .where('c.id', '=', candidatoId)
    .select((eb) => ['c.user_id', 'c.nombre', eb.fn.coalesce('u.email', 'c.email').as('email')])
    .forUpdate('c')
    .executeTakeFirst();
  const term = await manager.findOne(RetentionTerm, {
    where: { candidato_id: candidatoId },
    lock: { mode: 'pessimistic_write' },
  });
  return row && term
    ? { candidatoId, userId: row.user_id, nombre: row.nombre, email: row.email, term }
    : null;
}
