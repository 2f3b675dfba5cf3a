import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { db } from '../../platform/database/sql/db.js';
import { JobAlert } from './job-alert.entity.js';

type NewAlert = Pick<
  JobAlert,
  'email' | 'criterios' | 'criterios_hash' | 'aviso_version' | 'idioma' | 'created_at'
>;
/** An unconfirmed alert takes the values of the last request. */
const renewed = <Column extends 'aviso_version' | 'idioma' | 'ultima_revision' | 'created_at'>(
  column: Column,
) =>
  sql<
    JobAlert[Column]
  >`case when alertas_empleo.confirmada_at is null then ${sql.ref(`excluded.${column}`)} else ${sql.ref(`alertas_empleo.${column}`)} end`;

/** The alerts as their owners change them. */
@Injectable()
export class AlertsRepository {
  /** Inserts the alert, or returns the live one of this address and search; an unconfirmed one starts again. */
  insertOrRenew(manager: EntityManager, alert: NewAlert): Promise<Pick<JobAlert, 'id'>> {
    return db(manager)
      .insertInto('alertas_empleo')
      .values({ ...alert, ultima_revision: alert.created_at })
      .onConflict((conflict) =>
        conflict
          .columns(['email', 'criterios_hash'])
          .where('baja_at', 'is', null)
          .doUpdateSet({
            aviso_version: renewed('aviso_version'),
            idioma: renewed('idioma'),
            ultima_revision: renewed('ultima_revision'),
            created_at: renewed('created_at'),
          }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
  }

  findById(manager: EntityManager, id: string): Promise<JobAlert | null> {
    return manager.findOneBy(JobAlert, { id });
  }

  /**
   * Locks the alert and all of the same address, in one order, so that their count stays valid until the
   * transaction ends.
   */
  async lockWithSiblings(
    manager: EntityManager,
    id: string,
  ): Promise<{ alert: JobAlert; siblings: JobAlert[] } | null> {
    const all = await manager
      .createQueryBuilder(JobAlert, 'a')
      .where('a.email = (SELECT email FROM alertas_empleo WHERE id = :id)', { id })
      .orderBy('a.id')
      .setLock('pessimistic_write')
      .getMany();
    const alert = all.find((one) => one.id === id);
    return alert ? { alert, siblings: all.filter((one) => one !== alert) } : null;
  }

  async confirm(manager: EntityManager, id: string, now: Date): Promise<void> {
    await manager.update(JobAlert, id, { confirmada_at: now });
  }

  /** Null: already deleted. Idempotent. */
  async unsubscribe(manager: EntityManager, id: string, now: Date): Promise<JobAlert | null> {
    const row = await db(manager)
      .updateTable('alertas_empleo')
      .set((eb) => ({ baja_at: eb.fn.coalesce('baja_at', eb.val(now)) }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    return row ?? null;
  }

  async resume(manager: EntityManager, id: string, now: Date): Promise<void> {
    await manager.update(JobAlert, id, { baja_at: null, ultima_revision: now });
  }
}
