import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Expression, expressionBuilder, type RawBuilder, sql } from 'kysely';
import type { DataSource, EntityManager } from 'typeorm';
import { every, rowOf } from '../../../platform/database/sql/conditions.js';
import { db } from '../../../platform/database/sql/db.js';
import {
  countCapped,
  inOrder,
  isAfter,
  nextOf,
  type OrderKey,
  placeOf,
} from '../../../platform/database/sql/list-page.js';
import { isAnyOf } from '../../../platform/database/sql/scalars.js';
import type { Database } from '../../../platform/database/sql/tables.js';
import type { Position } from '../../../platform/http/lists/cursor.js';
import type { Direction, Window } from '../../../platform/http/lists/list-query.js';
import { Notification } from './notification.entity.js';

/** The count stops here: each page of the portal reads it. */
export const UNREAD_CAP = 100;

export interface NotificationListQuery extends Window {
  leida: boolean | null;
  direction: Direction;
}

/** The person behind an account, as long as there is one. */
const CANDIDATE_OF_USER = `(SELECT id FROM candidates WHERE user_id = $1 AND deleted_at IS NULL)`;
const n = rowOf<'notificaciones', 'n'>();

/** A person's unread notifications, at most UNREAD_CAP. */
export const countUnread = (candidateId: Expression<string>): RawBuilder<number> =>
  sql<number>`(select count(*)::int from ${expressionBuilder<Database>()
    .selectFrom('notificaciones as n')
    .where((eb) => eb('n.candidato_id', '=', candidateId))
    .where('n.leida_at', 'is', null)
    .select('n.id')
    .limit(UNREAD_CAP)
    .as('few')})`;

@Injectable()
export class NotificationsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async list(
    userId: string,
    { leida, direction, offset, limit, after }: NotificationListQuery,
  ): Promise<{ rows: Notification[]; total: number | null; next: Position | null }> {
    const keys: OrderKey[] = [
      { by: n.ref('n.created_at'), type: 'timestamptz', direction },
      { by: n.ref('n.id'), type: 'uuid', direction },
    ];
    const from = this.ofUser(userId).where(
      every(leida !== null && n('n.leida_at', leida ? 'is not' : 'is', null)),
    );
    const [rows, total] = await Promise.all([
      from
        .where(every(after && isAfter(keys, after)))
        .selectAll('n')
        .select(placeOf(keys).as('place'))
        .orderBy(inOrder(keys))
        .offset(offset)
        .limit(limit)
        .execute(),
      countCapped(this.dataSource, from),
    ]);
    return { rows, total, next: nextOf(rows, limit) };
  }

  listByIds(userId: string, ids: readonly string[]): Promise<Notification[]> {
    return this.ofUser(userId)
      .where((eb) => isAnyOf(eb.ref('n.id'), ids))
      .orderBy('n.created_at', 'desc')
      .orderBy('n.id', 'desc')
      .selectAll('n')
      .execute();
  }

  /** At most UNREAD_CAP. */
  async countUnread(userId: string): Promise<number> {
    const row = await db(this.dataSource)
      .selectFrom('candidates as c')
      .where('c.user_id', '=', userId)
      .where('c.deleted_at', 'is', null)
      .select((eb) => countUnread(eb.ref('c.id')).as('total'))
      .executeTakeFirst();
    return row?.total ?? 0;
  }

  private ofUser(userId: string) {
    return db(this.dataSource)
      .selectFrom('notificaciones as n')
      .where('n.candidato_id', '=', (eb) =>
        eb
          .selectFrom('candidates')
          .where('user_id', '=', userId)
          .where('deleted_at', 'is', null)
          .select('id'),
      );
  }

  async markRead(manager: EntityManager, userId: string, ids: readonly string[], now: Date): Promise<void> {
    await manager.query(
      `UPDATE notificaciones SET leida_at = $3
       WHERE candidato_id = ${CANDIDATE_OF_USER} AND id = ANY($2) AND leida_at IS NULL`,
      [userId, ids, now],
    );
  }

  /** Notifications up to that instant: later ones have not been seen. */
  async markAllRead(manager: EntityManager, userId: string, now: Date): Promise<void> {
    await manager.query(
      `UPDATE notificaciones SET leida_at = $2
       WHERE candidato_id = ${CANDIDATE_OF_USER} AND leida_at IS NULL AND created_at <= $2`,
      [userId, now],
    );
  }
}
