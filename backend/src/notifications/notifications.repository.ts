import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { COUNT_CAP, type Direction } from '../platform/http/list-query.js';
import { Notification } from './notification.entity.js';

/** Nobody needs to know how many more: a page of the portal asks for the number each time it opens. */
export const UNREAD_CAP = 100;

export interface NotificationListQuery {
  leida: boolean | null;
  direction: Direction;
  offset: number;
  limit: number;
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
    { leida, direction, offset, limit }: NotificationListQuery,
  ): Promise<{ rows: Notification[]; total: number | null }> {
    const read = leida === null ? '' : READ[`${leida}`];
    const where = `candidato_id = ${CANDIDATE_OF_USER}${read}`;
    const [rows, [counted]] = await Promise.all([
      this.dataSource.query<Notification[]>(
        `SELECT * FROM notificaciones WHERE ${where}
         ORDER BY created_at ${direction}, id ${direction} OFFSET $2 LIMIT $3`,
        [userId, offset, limit],
      ),
      this.dataSource.query<{ total: number }[]>(
        `SELECT count(*)::int AS total FROM (SELECT 1 FROM notificaciones WHERE ${where} LIMIT $2) AS few`,
        [userId, COUNT_CAP + 1],
      ),
    ]);
    const total = counted?.total ?? 0;
    return { rows, total: total > COUNT_CAP ? null : total };
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

  async markRead(userId: string, ids: readonly string[], now: Date): Promise<void> {
    await this.dataSource.query(
      `UPDATE notificaciones SET leida_at = $3
       WHERE candidato_id = ${CANDIDATE_OF_USER} AND id = ANY($2) AND leida_at IS NULL`,
      [userId, ids, now],
    );
  }

  /** Those that were there by then: one that arrives meanwhile has not been seen. */
  async markAllRead(userId: string, now: Date): Promise<void> {
    await this.dataSource.query(
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
