import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobAlert } from './job-alert.entity.js';

type NewAlert = Pick<JobAlert, 'email' | 'criterios' | 'criterios_hash' | 'aviso_version' | 'created_at'>;
/** TypeORM answers an UPDATE … RETURNING with the rows and their number. */
type Updated<T> = [T[], number];

/** The alerts as their owners change them. */
@Injectable()
export class AlertsRepository {
  /** The live alert of this address and search, new or not; one that still waits for its confirmation starts anew. */
  async insertOrRenew(manager: EntityManager, alert: NewAlert): Promise<Pick<JobAlert, 'id'>> {
    const [row] = await manager.query<Pick<JobAlert, 'id'>[]>(
      `INSERT INTO alertas_empleo AS a (email, criterios, criterios_hash, aviso_version, ultima_revision, created_at)
       VALUES ($1, $2, $3, $4, $5, $5)
       ON CONFLICT (email, criterios_hash) WHERE baja_at IS NULL DO UPDATE SET
         aviso_version = CASE WHEN a.confirmada_at IS NULL THEN excluded.aviso_version ELSE a.aviso_version END,
         ultima_revision = CASE WHEN a.confirmada_at IS NULL THEN excluded.ultima_revision ELSE a.ultima_revision END,
         created_at = CASE WHEN a.confirmada_at IS NULL THEN excluded.created_at ELSE a.created_at END
       RETURNING id`,
      [
        alert.email,
        JSON.stringify(alert.criterios),
        alert.criterios_hash,
        alert.aviso_version,
        alert.created_at,
      ],
    );
    if (!row) throw new Error('the alert was neither written nor found');
    return row;
  }

  findById(manager: EntityManager, id: string): Promise<JobAlert | null> {
    return manager.findOneBy(JobAlert, { id });
  }

  /**
   * The alert with all that the same address has, locked in one order: what is counted among them stays so until the
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

  /** Null: erased before. A second time changes nothing. */
  async unsubscribe(manager: EntityManager, id: string, now: Date): Promise<JobAlert | null> {
    const [[row]] = await manager.query<Updated<JobAlert>>(
      `UPDATE alertas_empleo SET baja_at = coalesce(baja_at, $2) WHERE id = $1 RETURNING *`,
      [id, now],
    );
    return row ?? null;
  }

  async resume(manager: EntityManager, id: string, now: Date): Promise<void> {
    await manager.update(JobAlert, id, { baja_at: null, ultima_revision: now });
  }

  /** At most so many that nobody confirmed in time; their messages go with them. */
  async removeUnconfirmed(manager: EntityManager, before: Date, limit: number): Promise<number> {
    const [, removed] = await manager.query<Updated<unknown>>(
      `DELETE FROM alertas_empleo WHERE id IN (
         SELECT id FROM alertas_empleo WHERE confirmada_at IS NULL AND created_at < $1
         LIMIT $2 FOR UPDATE SKIP LOCKED)`,
      [before, limit],
    );
    return removed;
  }

  /** The same for those that ended before. */
  async removeEnded(manager: EntityManager, before: Date, limit: number): Promise<number> {
    const [, removed] = await manager.query<Updated<unknown>>(
      `DELETE FROM alertas_empleo WHERE id IN (
         SELECT id FROM alertas_empleo WHERE baja_at < $1 LIMIT $2 FOR UPDATE SKIP LOCKED)`,
      [before, limit],
    );
    return removed;
  }
}
