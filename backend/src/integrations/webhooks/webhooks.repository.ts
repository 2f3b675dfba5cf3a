import type { WebhookDeliveryEstado } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { type ExpressionBuilder, sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { rowOf } from '../../platform/database/sql/conditions.js';
import { db } from '../../platform/database/sql/db.js';
import type { Database } from '../../platform/database/sql/tables.js';
import { COUNT_CAP } from '../../platform/http/lists/list-query.js';
import { WebhookEndpoint } from './webhook.entity.js';

export type EndpointRow = Awaited<ReturnType<WebhooksRepository['list']>>[number];

/** Along their index, up to COUNT_CAP; null: more. */
const counted = (
  eb: ExpressionBuilder<Database & { w: Database['webhooks'] }, 'w'>,
  estado: WebhookDeliveryEstado,
) =>
  eb
    .selectFrom(
      eb
        .selectFrom('webhook_entregas as e')
        .whereRef('e.webhook_id', '=', 'w.id')
        .where('e.estado', '=', sql.lit(estado))
        .select('e.id')
        .limit(COUNT_CAP + 1)
        .as('some'),
    )
    .select(
      sql<number | null>`case when count(*) <= ${sql.lit(COUNT_CAP)} then count(*)::int end`.as('total'),
    );

const endpoints = (manager: EntityManager) => {
  const w = rowOf<'webhooks', 'w'>();
  return db(manager)
    .selectFrom('webhooks as w')
    .leftJoin('claves_api as k', 'k.id', 'w.clave_id')
    .selectAll('w')
    .select([
      counted(w, 'pendiente').as('pendientes'),
      counted(w, 'fallida').as('fallidas'),
      'k.nombre as clave_nombre',
    ]);
};

@Injectable()
export class WebhooksRepository {
  /** The newest first. There are few. */
  list(manager: EntityManager, limit: number) {
    return endpoints(manager).orderBy('w.created_at', 'desc').orderBy('w.id', 'desc').limit(limit).execute();
  }

  find(manager: EntityManager, id: string): Promise<EndpointRow | undefined> {
    return endpoints(manager).where('w.id', '=', id).executeTakeFirst();
  }

  count(manager: EntityManager): Promise<number> {
    return manager.count(WebhookEndpoint);
  }

  /** Not for update: changes elsewhere that tell this address of something need not wait for it. */
  findAndLock(manager: EntityManager, id: string): Promise<WebhookEndpoint | null> {
    return manager.findOne(WebhookEndpoint, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }
}
