import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { nextOf, orderOf, placeOf, seekAfter, type SortKey } from '../../../platform/database/seek.js';
import type { Position } from '../../../platform/http/lists/cursor.js';
import { COUNT_CAP, type Direction, type Window } from '../../../platform/http/lists/list-query.js';
import { Notification } from './notification.entity.js';

/** Nobody needs to know how many more: a page of the portal asks for the number each time it opens. */
export const UNREAD_CAP = 100;

export interface NotificationListQuery extends Window {
  leida: boolean | null;
  direction: Direction;
}

/** The person behind an account, as long as there is one. */
const CANDIDATE_OF_USER = `(SELECT id FROM candidates WHERE user_id = $1 AND deleted_at IS NULL)`;
const READ: Record<'true' | 'false', string> = {
  true: ' AND leida_at IS NOT NULL',
  false: ' AND leida_at IS NULL',
};

@Injectable()
export class NotificationsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async list(
    userId: string,
    { leida, direction, offset, limit, after }: NotificationListQuery,
  ): Promise<{ rows: Notification[]; total: number | null; next: Position | null }> {
    const keys: SortKey[] = [
      { sql: 'created_at', type: 'timestamptz', direction },
      { sql: 'id', type: 'uuid', direction },
    ];
    const values: unknown[] = [userId];
    const read = leida === null ? '' : READ[`${leida}`];
    const where = `candidato_id = ${CANDIDATE_OF_USER}${read}`;
    const seek = after ? ` AND ${seekAfter(keys, after, (value) => `$${values.push(value)}`)}` : '';
    const [found, [counted]] = await Promise.all([
      this.dataSource.query<(Notification & { place: Position })[]>(
        `SELECT *, ${placeOf(keys)} FROM notificaciones WHERE ${where}${seek}
         ORDER BY ${orderOf(keys)} OFFSET ${offset} LIMIT ${limit}`,
        values,
      ),
      this.dataSource.query<{ total: number }[]>(
        `SELECT count(*)::int AS total FROM (SELECT 1 FROM notificaciones WHERE ${where} LIMIT $2) AS few`,
        [userId, COUNT_CAP + 1],
      ),
    ]);
    const total = counted?.total ?? 0;
    return { rows: found, total: total > COUNT_CAP ? null : total, next: nextOf(found, limit) };
  }

  async listByIds(userId: string, ids: readonly string[]): Promise<Notification[]> {
    return this.dataSource.query<Notification[]>(
      `SELECT * FROM notificaciones WHERE candidato_id = ${CANDIDATE_OF_USER} AND id = ANY($2)
       ORDER BY created_at DESC, id DESC`,
      [userId, ids],
    );
  }

  /** At most UNREAD_CAP. */
  async countUnread(userId: string): Promise<number> {
    const [row] = await this.dataSource.query<{ total: number }[]>(
      `SELECT count(*)::int AS total FROM (
         SELECT 1 FROM notificaciones WHERE candidato_id = ${CANDIDATE_OF_USER} AND leida_at IS NULL LIMIT $2
       ) AS few`,
      [userId, UNREAD_CAP],
    );
    return row?.total ?? 0;
  }

  async markRead(manager: EntityManager, userId: string, ids: readonly string[], now: Date): Promise<void> {
    await manager.query(
      `UPDATE notificaciones SET leida_at = $3
       WHERE candidato_id = ${CANDIDATE_OF_USER} AND id = ANY($2) AND leida_at IS NULL`,
      [userId, ids, now],
    );
  }

  /** Those that were there by then: one that arrives meanwhile has not been seen. */
  async markAllRead(manager: EntityManager, userId: string, now: Date): Promise<void> {
    await manager.query(
      `UPDATE notificaciones SET leida_at = $2
       WHERE candidato_id = ${CANDIDATE_OF_USER} AND leida_at IS NULL AND created_at <= $2`,
      [userId, now],
    );
  }

  listOfCandidate(manager: EntityManager, candidateId: string): Promise<Notification[]> {
    return manager.find(Notification, {
      where: { candidato_id: candidateId },
      order: { created_at: 'ASC', id: 'ASC' },
    });
  }
}
