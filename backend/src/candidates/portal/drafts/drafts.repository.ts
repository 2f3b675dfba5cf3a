import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { findJoined } from '../../../platform/database/find-joined.js';
import { Draft } from './draft.entity.js';

/** A form: its account and its vacancy. */
export interface FormKey {
  userId: string;
  /** Null: the spontaneous application. */
  vacanteId: string | null;
}

const whereOf = ({ userId, vacanteId }: FormKey) => ({
  user_id: userId,
  vacante_id: vacanteId ?? IsNull(),
});

@Injectable()
export class DraftsRepository {
  find(manager: EntityManager, key: FormKey): Promise<Draft | null> {
    return findJoined(manager, Draft, { where: whereOf(key), relations: { cv: true } });
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

  /** Deletes the draft but not its file: a draft that still had one would release it. */
  async removeWithoutFile(manager: EntityManager, id: string): Promise<void> {
    await manager.update(Draft, id, { cv_modo: null, cv_archivo_id: null });
    await manager.delete(Draft, id);
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
