import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { COUNT_CAP } from '../../platform/http/lists/list-query.js';
import { WebhookEndpoint } from './webhook.entity.js';

export interface EndpointRow extends WebhookEndpoint {
  /** Null: more than COUNT_CAP. */
  pendientes: number | null;
  fallidas: number | null;
  clave_nombre: string | null;
}

const counted = (name: string, estado: string): string => `
  CROSS JOIN LATERAL (
    SELECT CASE WHEN count(*) <= ${COUNT_CAP} THEN count(*)::int END AS ${name} FROM (
      SELECT 1 FROM webhook_entregas e WHERE e.webhook_id = w.id AND e.estado = '${estado}' LIMIT ${COUNT_CAP + 1}) rows
  ) of_${name}`;

/** With figures, each counted along its index up to COUNT_CAP. */
const ENDPOINTS = `
  SELECT w.*, pendientes, fallidas, k.nombre AS clave_nombre
  FROM webhooks w LEFT JOIN claves_api k ON k.id = w.clave_id
  ${counted('pendientes', 'pendiente')} ${counted('fallidas', 'fallida')}`;

@Injectable()
export class WebhooksRepository {
  /** The newest first. There are few. */
  list(manager: EntityManager, limit: number): Promise<EndpointRow[]> {
    return manager.query<EndpointRow[]>(`${ENDPOINTS} ORDER BY w.created_at DESC, w.id DESC LIMIT ${limit}`);
  }

  async find(manager: EntityManager, id: string): Promise<EndpointRow | null> {
    const [row] = await manager.query<EndpointRow[]>(`${ENDPOINTS} WHERE w.id = $1`, [id]);
    return row ?? null;
  }

  count(manager: EntityManager): Promise<number> {
    return manager.count(WebhookEndpoint);
  }

  /** Not for update: changes elsewhere that tell this address of something need not wait for it. */
  findAndLock(manager: EntityManager, id: string): Promise<WebhookEndpoint | null> {
    return manager.findOne(WebhookEndpoint, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }
}
