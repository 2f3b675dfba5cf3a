import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { sql } from 'kysely';
import { statement } from '../../platform/database/sql/db.js';
import { together } from '../../platform/database/transactions/together.js';
import type { StoredFile } from '../../platform/files/storage/stored-file.entity.js';
import { findJoined } from '../../platform/database/find-joined.js';
import { Draft } from './draft.entity.js';

/** A form: whose, and of which vacancy. */
export interface FormKey {
  userId: string;
  /** Null: the spontaneous application. */
  vacanteId: string | null;
}

const whereOf = ({ userId, vacanteId }: FormKey) => ({
  user_id: userId,
  vacante_id: vacanteId ?? IsNull(),
});

/** A draft whose form is sent, and its file. */
export interface SentDraft {
  id: string;
  cv: Pick<StoredFile, 'id' | 'estado' | 'sha256'> | null;
}

const sentOf = statement((db, { userId, vacanteId }: FormKey) =>
  db
    .selectFrom('borradores_candidatura as b')
    .leftJoin('archivos as f', 'f.id', 'b.cv_archivo_id')
    .where('b.user_id', '=', userId)
    .where('b.vacante_id', 'is not distinct from', vacanteId)
    .select(['b.id', 'f.id as file', 'f.estado', 'f.sha256'])
    // The join is an outer one, which cannot be locked.
    .forUpdate('b'),
);
const withoutFile = statement((db, { id }: { id: string }) =>
  db
    .updateTable('borradores_candidatura')
    .set({ cv_modo: sql.lit(null), cv_archivo_id: sql.lit(null) })
    .where('id', '=', id),
);
const removed = statement((db, { id }: { id: string }) =>
  db.deleteFrom('borradores_candidatura').where('id', '=', id),
);

@Injectable()
export class DraftsRepository {
  find(manager: EntityManager, key: FormKey): Promise<Draft | null> {
    return findJoined(manager, Draft, { where: whereOf(key), relations: { cv: true } });
  }

  /** All of an account, the newest first. */
  list(manager: EntityManager, userId: string): Promise<Draft[]> {
    return manager.find(Draft, {
      where: { user_id: userId },
      relations: { cv: true },
      order: { updated_at: 'DESC', id: 'ASC' },
    });
  }

  /** The newest draft of an account, of any vacancy. */
  findNewest(manager: EntityManager, userId: string): Promise<Draft | null> {
    return manager.findOne(Draft, { where: { user_id: userId }, order: { updated_at: 'DESC', id: 'ASC' } });
  }

  /** Locked until the transaction ends. */
  lock(manager: EntityManager, key: FormKey): Promise<Draft | null> {
    return findJoined(manager, Draft, {
      where: whereOf(key),
      relations: { cv: true },
      // The join is an outer one, which cannot be locked.
      lock: { mode: 'pessimistic_write', tables: ['borradores_candidatura'] },
    });
  }

  /** The same for a form that is sent: without what was typed. */
  async lockSent(manager: EntityManager, key: FormKey): Promise<SentDraft | null> {
    const [draft] = await sentOf(manager, key);
    if (!draft) return null;
    const { id, file, estado, sha256 } = draft;
    return { id, cv: file && estado && sha256 ? { id: file, estado, sha256 } : null };
  }

  /** A draft that still had its file would release it. */
  async removeWithoutFile(manager: EntityManager, id: string): Promise<void> {
    await together([withoutFile(manager, { id }), removed(manager, { id })]);
  }

  /** Like `lock`, but creates a missing draft; concurrent requests get the same one. */
  async lockOrCreate(manager: EntityManager, key: FormKey, now: Date): Promise<Draft> {
    // A no-op update locks the row: with DO NOTHING it could be deleted in between.
    await manager.query(
      `INSERT INTO borradores_candidatura (user_id, vacante_id, created_at, updated_at) VALUES ($1, $2, $3, $3)
       ON CONFLICT (user_id, vacante_id) DO UPDATE SET user_id = EXCLUDED.user_id`,
      [key.userId, key.vacanteId, now],
    );
    const draft = await this.lock(manager, key);
    if (!draft) throw new Error('the draft was neither written nor found');
    return draft;
  }

  async remove(manager: EntityManager, key: FormKey): Promise<void> {
    await manager.delete(Draft, whereOf(key));
  }

  async dismissProposals(manager: EntityManager, key: FormKey): Promise<void> {
    await manager.update(Draft, whereOf(key), { propuestas: null });
  }
}
