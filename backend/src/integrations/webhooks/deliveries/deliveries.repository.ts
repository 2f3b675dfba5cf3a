import type { WebhookDeliveryEstado, WebhookEventType } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Conditions } from '../../../platform/database/ordered-page.js';
import type { PostOutcome } from '../../outbound/post.js';
import type { WebhookEndpoint } from '../webhook.entity.js';

/** Due deliveries that one look hands out for each address; fewer for one that fails, so that it keeps nobody waiting. */
const AT_ONCE = 50;
const AT_ONCE_FAILING = 3;

/** A delivery that this worker has for a while, with all that an attempt needs. */
export interface TakenDelivery extends Pick<
  WebhookEndpoint,
  'url' | 'secreto' | 'secreto_clave' | 'secreto_anterior' | 'secreto_anterior_clave' | 'anterior_hasta'
> {
  id: string;
  webhook_id: string;
  intentos: number;
  intento_serie: number;
  evento_id: string;
  tipo: WebhookEventType;
  datos: Record<string, unknown>;
  created_at: Date;
}

export interface DeliveryRow {
  id: string;
  evento_id: string;
  tipo: WebhookEventType;
  estado: WebhookDeliveryEstado;
  intentos: number;
  proximo_intento: Date | null;
  terminada_at: Date | null;
  created_at: Date;
  /** With all its digits, for the cursor. */
  instante: string;
  /** Of the last attempt. */
  codigo: number | null;
  error: string | null;
  ms: number | null;
}

export interface AttemptRow {
  numero: number;
  iniciado_at: Date;
  ms: number | null;
  codigo: number | null;
  error: string | null;
  respuesta: string | null;
}

export interface DeliveryFilter {
  webhookId: string;
  estado?: WebhookDeliveryEstado;
  tipo?: WebhookEventType;
  desde?: Date;
  hasta?: Date;
  /** The last row of the page before. */
  after: { instante: string; id: string } | null;
}

const DELIVERIES = `
  SELECT e.id, e.evento_id, e.tipo, e.estado, e.intentos, e.proximo_intento, e.terminada_at, e.created_at,
    e.created_at::text AS instante, i.codigo, i.error, i.ms
  FROM webhook_entregas e LEFT JOIN webhook_intentos i ON i.entrega_id = e.id AND i.numero = e.intentos`;

@Injectable()
export class DeliveriesRepository {
  /** Ids of what is due and nobody has, the longest due first. */
  async listDue(manager: EntityManager, now: Date): Promise<string[]> {
    const rows = await manager.query<{ id: string }[]>(
      `SELECT d.id FROM webhooks w CROSS JOIN LATERAL (
         SELECT e.id, e.proximo_intento, row_number() OVER (ORDER BY e.proximo_intento) AS place
         FROM webhook_entregas e
         WHERE e.webhook_id = w.id AND e.estado = 'pendiente' AND e.proximo_intento <= $1
           AND (e.tomada_hasta IS NULL OR e.tomada_hasta <= $1)
         ORDER BY e.proximo_intento LIMIT ${AT_ONCE}) d
       WHERE w.activo AND d.place <= CASE WHEN w.fallando_desde IS NULL THEN ${AT_ONCE} ELSE ${AT_ONCE_FAILING} END
       ORDER BY d.proximo_intento`,
      [now],
    );
    return rows.map(({ id }) => id);
  }

  /** Takes the delivery for one attempt and notes that it begins; null: it is not due, or another worker has it. */
  async take(manager: EntityManager, id: string, now: Date, until: Date): Promise<TakenDelivery | null> {
    const [row] = await manager.query<TakenDelivery[]>(
      `WITH taken AS (
         UPDATE webhook_entregas e
         SET tomada_hasta = $3, intentos = e.intentos + 1, intento_serie = e.intento_serie + 1
         FROM webhooks w, webhook_eventos v
         WHERE e.id = $1 AND w.id = e.webhook_id AND v.id = e.evento_id AND w.activo
           AND e.estado = 'pendiente' AND e.proximo_intento <= $2
           AND (e.tomada_hasta IS NULL OR e.tomada_hasta <= $2)
         RETURNING e.id, e.webhook_id, e.intentos, e.intento_serie, w.url, w.secreto, w.secreto_clave,
           w.secreto_anterior, w.secreto_anterior_clave, w.anterior_hasta, v.id AS evento_id, v.tipo, v.datos, v.created_at
       ), noted AS (
         INSERT INTO webhook_intentos (entrega_id, numero, iniciado_at) SELECT id, intentos, $2 FROM taken
       )
       SELECT * FROM taken`,
      [id, now, until],
    );
    return row ?? null;
  }

  /** Notes how the attempt went. False: another attempt has begun since, and its word counts. */
  async settle(
    manager: EntityManager,
    { id, intentos }: Pick<TakenDelivery, 'id' | 'intentos'>,
    { codigo, error, respuesta, ms }: PostOutcome,
    next: { estado: WebhookDeliveryEstado; at: Date | null; now: Date },
  ): Promise<boolean> {
    // The delivery first: whoever removes it with its attempts goes the same way.
    const [, settled] = await manager.query<[unknown, number]>(
      `UPDATE webhook_entregas SET estado = $3, tomada_hasta = NULL, proximo_intento = $4, terminada_at = $5
       WHERE id = $1 AND intentos = $2 AND (estado = 'pendiente' OR $3 = 'entregada')`,
      [id, intentos, next.estado, next.at, next.estado === 'pendiente' ? null : next.now],
    );
    await manager.query(
      `UPDATE webhook_intentos SET ms = $3, codigo = $4, error = $5, respuesta = $6 WHERE entrega_id = $1 AND numero = $2`,
      [id, intentos, ms, codigo, error, respuesta],
    );
    return settled > 0;
  }

  /** One event for one address, by hand. */
  async insertTest(manager: EntityManager, webhookId: string, now: Date): Promise<string> {
    const [row] = await manager.query<{ id: string }[]>(
      `WITH happened AS (
         INSERT INTO webhook_eventos (tipo, datos, created_at)
         VALUES ('webhook.test', jsonb_build_object('webhook_id', $1::uuid), $2) RETURNING id
       ), told AS (
         INSERT INTO webhook_entregas (webhook_id, evento_id, tipo, proximo_intento, created_at)
         SELECT $1, id, 'webhook.test', $2, $2 FROM happened RETURNING id
       ) SELECT id FROM told`,
      [webhookId, now],
    );
    return row?.id ?? '';
  }

  async page(manager: EntityManager, filter: DeliveryFilter, limit: number): Promise<DeliveryRow[]> {
    const conditions = new Conditions().add('e.webhook_id = ?', filter.webhookId);
    if (filter.estado) conditions.add('e.estado = ?', filter.estado);
    if (filter.tipo) conditions.add('e.tipo = ?', filter.tipo);
    if (filter.desde) conditions.add('e.created_at >= ?', filter.desde);
    if (filter.hasta) conditions.add('e.created_at < ?', filter.hasta);
    if (filter.after) {
      const place = conditions.values.push(filter.after.instante, filter.after.id);
      conditions.add(`(e.created_at, e.id) < ($${place - 1}::timestamptz, $${place}::uuid)`);
    }
    return manager.query<DeliveryRow[]>(
      `${DELIVERIES} WHERE ${conditions.sql} ORDER BY e.created_at DESC, e.id DESC LIMIT ${limit}`,
      conditions.values,
    );
  }

  async find(
    manager: EntityManager,
    webhookId: string,
    id: string,
  ): Promise<(DeliveryRow & { datos: Record<string, unknown>; ocurrido: Date }) | null> {
    const [row] = await manager.query<(DeliveryRow & { datos: Record<string, unknown>; ocurrido: Date })[]>(
      `SELECT d.*, v.datos, v.created_at AS ocurrido FROM (${DELIVERIES} WHERE e.id = $1 AND e.webhook_id = $2) d
       JOIN webhook_eventos v ON v.id = d.evento_id`,
      [id, webhookId],
    );
    return row ?? null;
  }

  attempts(manager: EntityManager, id: string, limit: number): Promise<AttemptRow[]> {
    return manager.query<AttemptRow[]>(
      `SELECT numero, iniciado_at, ms, codigo, error, respuesta FROM webhook_intentos
       WHERE entrega_id = $1 ORDER BY numero DESC LIMIT ${limit}`,
      [id],
    );
  }

  /** From now on it is tried as if for the first time. */
  async sendAgain(manager: EntityManager, webhookId: string, id: string, now: Date): Promise<boolean> {
    const [, changed] = await manager.query<[unknown, number]>(
      `UPDATE webhook_entregas SET estado = 'pendiente', intento_serie = 0, proximo_intento = $3, terminada_at = NULL
       WHERE id = $1 AND webhook_id = $2`,
      [id, webhookId, now],
    );
    return changed > 0;
  }

  /** The same for all that were given up since then; how many. */
  async sendFailedAgain(manager: EntityManager, webhookId: string, since: Date, now: Date): Promise<number> {
    const [, changed] = await manager.query<[unknown, number]>(
      `UPDATE webhook_entregas SET estado = 'pendiente', intento_serie = 0, proximo_intento = $3, terminada_at = NULL
       WHERE webhook_id = $1 AND estado = 'fallida' AND created_at >= $2`,
      [webhookId, since, now],
    );
    return changed;
  }

  /** What waits for an address that is told nothing any more is given up: it can be sent again later. */
  async giveUp(manager: EntityManager, webhookId: string, now: Date): Promise<void> {
    await manager.query(
      `UPDATE webhook_entregas SET estado = 'fallida', proximo_intento = NULL, tomada_hasta = NULL, terminada_at = $2
       WHERE webhook_id = $1 AND estado = 'pendiente'`,
      [webhookId, now],
    );
  }

  /** Removes events of before, with their deliveries, at most so many; how many. */
  async removeBefore(manager: EntityManager, before: Date, limit: number): Promise<number> {
    const [, removed] = await manager.query<[unknown, number]>(
      `DELETE FROM webhook_eventos WHERE id IN (
         SELECT id FROM webhook_eventos WHERE created_at < $1 ORDER BY created_at LIMIT ${limit})`,
      [before],
    );
    return removed;
  }
}
