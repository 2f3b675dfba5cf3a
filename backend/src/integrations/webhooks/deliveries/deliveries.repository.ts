import type { WebhookDeliveryEstado, WebhookEventType } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { sql, type SqlBool } from 'kysely';
import { type EntityManager, MoreThanOrEqual } from 'typeorm';
import { every, rowOf } from '../../../platform/database/sql/conditions.js';
import { db } from '../../../platform/database/sql/db.js';
import { asText } from '../../../platform/database/sql/scalars.js';
import type { PostOutcome } from '../../../platform/outbound/post.js';
import { WebhookAttempt, WebhookDelivery } from './webhook-delivery.entity.js';

/** Due deliveries that one look hands out for each address; fewer for one that fails, so that it keeps nobody waiting. */
const AT_ONCE = 50;
const AT_ONCE_FAILING = 3;

/** A delivery that this worker has for a while, with all that an attempt needs. */
export type TakenDelivery = NonNullable<Awaited<ReturnType<DeliveriesRepository['take']>>>;
export type DeliveryRow = Awaited<ReturnType<DeliveriesRepository['page']>>[number];

export interface DeliveryFilter {
  webhookId: string;
  estado?: WebhookDeliveryEstado;
  tipo?: WebhookEventType;
  desde?: Date;
  hasta?: Date;
  /** The last row of the page before. */
  after: { instante: string; id: string } | null;
}

/** The delivery with its last attempt. */
const deliveries = (manager: EntityManager) =>
  db(manager)
    .selectFrom('webhook_entregas as e')
    .leftJoin('webhook_intentos as i', (join) =>
      join.onRef('i.entrega_id', '=', 'e.id').onRef('i.numero', '=', 'e.intentos'),
    )
    .select([
      'e.id',
      'e.evento_id',
      'e.tipo',
      'e.estado',
      'e.intentos',
      'e.proximo_intento',
      'e.terminada_at',
      'e.created_at',
      'i.codigo',
      'i.error',
      'i.ms',
    ])
    // The instant with all its digits, for the cursor.
    .select((eb) => asText(eb.ref('e.created_at')).as('instante'));

/** What sends a delivery as if for the first time. */
const anew = (now: Date) => ({
  estado: 'pendiente' as const,
  intento_serie: 0,
  proximo_intento: now,
  terminada_at: null,
});

@Injectable()
export class DeliveriesRepository {
  /** Ids of what is due and nobody has, the longest due first. */
  async listDue(manager: EntityManager, now: Date): Promise<string[]> {
    const rows = await db(manager)
      .selectFrom('webhooks as w')
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('webhook_entregas as e')
            .whereRef('e.webhook_id', '=', 'w.id')
            .where('e.estado', '=', sql.lit('pendiente'))
            .where('e.proximo_intento', '<=', now)
            .where((of) => of.or([of('e.tomada_hasta', 'is', null), of('e.tomada_hasta', '<=', now)]))
            .select([
              'e.id',
              'e.proximo_intento',
              sql<string>`row_number() over (order by e.proximo_intento)`.as('place'),
            ])
            .orderBy('e.proximo_intento')
            .limit(AT_ONCE)
            .as('d'),
        (join) => join.onTrue(),
      )
      .where('w.activo', '=', true)
      .where((eb) =>
        eb.or([eb('w.fallando_desde', 'is', null), eb('d.place', '<=', String(AT_ONCE_FAILING))]),
      )
      .select('d.id')
      .orderBy('d.proximo_intento')
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Takes the delivery for one attempt and notes that it begins; null: it is not due, or another worker has it. */
  take(manager: EntityManager, id: string, now: Date, until: Date) {
    return db(manager)
      .with('taken', (cte) =>
        cte
          .updateTable('webhook_entregas as e')
          .from(['webhooks as w', 'webhook_eventos as v'])
          .set((eb) => ({
            tomada_hasta: until,
            intentos: eb('e.intentos', '+', 1),
            intento_serie: eb('e.intento_serie', '+', 1),
          }))
          .where('e.id', '=', id)
          .whereRef('w.id', '=', 'e.webhook_id')
          .whereRef('v.id', '=', 'e.evento_id')
          .where('w.activo', '=', true)
          .where('e.estado', '=', 'pendiente')
          .where('e.proximo_intento', '<=', now)
          .where((eb) => eb.or([eb('e.tomada_hasta', 'is', null), eb('e.tomada_hasta', '<=', now)]))
          .returning([
            'e.id',
            'e.webhook_id',
            'e.intentos',
            'e.intento_serie',
            'w.url',
            'w.secreto',
            'w.secreto_clave',
            'w.secreto_anterior',
            'w.secreto_anterior_clave',
            'w.anterior_hasta',
            'v.id as evento_id',
            'v.tipo',
            'v.datos',
            'v.created_at',
          ]),
      )
      .with('noted', (cte) =>
        cte
          .insertInto('webhook_intentos')
          .columns(['entrega_id', 'numero', 'iniciado_at'])
          .expression((eb) =>
            eb
              .selectFrom('taken')
              .select(['taken.id', 'taken.intentos', sql<Date>`${now}::timestamptz`.as('iniciado_at')]),
          ),
      )
      .selectFrom('taken')
      .selectAll()
      .executeTakeFirst();
  }

  /** Notes how the attempt went. False: another attempt has begun since, and its word counts. */
  async settle(
    manager: EntityManager,
    { id, intentos }: Pick<TakenDelivery, 'id' | 'intentos'>,
    { codigo, error, respuesta, ms }: PostOutcome,
    next: { estado: WebhookDeliveryEstado; at: Date | null; now: Date },
  ): Promise<boolean> {
    // The delivery is locked before its attempts, in the same order as a removal of both.
    const { affected } = await manager.update(
      WebhookDelivery,
      { id, intentos, ...(next.estado === 'entregada' ? {} : { estado: 'pendiente' as const }) },
      {
        estado: next.estado,
        tomada_hasta: null,
        proximo_intento: next.at,
        terminada_at: next.estado === 'pendiente' ? null : next.now,
      },
    );
    await manager.update(
      WebhookAttempt,
      { entrega_id: id, numero: intentos },
      { ms, codigo, error, respuesta },
    );
    return affected === 1;
  }

  /** One event for one address, by hand. */
  async insertTest(manager: EntityManager, webhookId: string, now: Date): Promise<string> {
    const told = { tipo: 'webhook.test' as const, created_at: now };
    const event = await db(manager)
      .insertInto('webhook_eventos')
      .values({ ...told, datos: { webhook_id: webhookId } })
      .returning('id as evento_id')
      .executeTakeFirstOrThrow();
    const { id } = await db(manager)
      .insertInto('webhook_entregas')
      .values({ ...told, ...event, webhook_id: webhookId, proximo_intento: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  page(manager: EntityManager, filter: DeliveryFilter, limit: number) {
    const { webhookId, estado, tipo, desde, hasta, after } = filter;
    const e = rowOf<'webhook_entregas', 'e'>();
    return deliveries(manager)
      .where(
        every(
          e('e.webhook_id', '=', webhookId),
          estado && e('e.estado', '=', estado),
          tipo && e('e.tipo', '=', tipo),
          desde && e('e.created_at', '>=', desde),
          hasta && e('e.created_at', '<', hasta),
          after && sql<SqlBool>`(e.created_at, e.id) < (${after.instante}::timestamptz, ${after.id}::uuid)`,
        ),
      )
      .orderBy('e.created_at', 'desc')
      .orderBy('e.id', 'desc')
      .limit(limit)
      .execute();
  }

  find(manager: EntityManager, webhookId: string, id: string) {
    return deliveries(manager)
      .innerJoin('webhook_eventos as v', 'v.id', 'e.evento_id')
      .where('e.id', '=', id)
      .where('e.webhook_id', '=', webhookId)
      .select(['v.datos', 'v.created_at as ocurrido'])
      .executeTakeFirst();
  }

  attempts(manager: EntityManager, id: string, limit: number): Promise<WebhookAttempt[]> {
    return manager.find(WebhookAttempt, {
      where: { entrega_id: id },
      order: { numero: 'DESC' },
      take: limit,
    });
  }

  /** From now on it is tried as if for the first time. */
  async sendAgain(manager: EntityManager, webhookId: string, id: string, now: Date): Promise<boolean> {
    const { affected } = await manager.update(WebhookDelivery, { id, webhook_id: webhookId }, anew(now));
    return affected === 1;
  }

  /** The same for all that were given up since then; how many. */
  async sendFailedAgain(manager: EntityManager, webhookId: string, since: Date, now: Date): Promise<number> {
    const { affected } = await manager.update(
      WebhookDelivery,
      { webhook_id: webhookId, estado: 'fallida', created_at: MoreThanOrEqual(since) },
      anew(now),
    );
    return affected ?? 0;
  }

  /** What waits for an address that is told nothing any more is given up: it can be sent again later. */
  async giveUp(manager: EntityManager, webhookId: string, now: Date): Promise<void> {
    await manager.query(
      `UPDATE webhook_entregas SET estado = 'fallida', proximo_intento = NULL, tomada_hasta = NULL, terminada_at = $2
       WHERE webhook_id = $1 AND estado = 'pendiente'`,
      [webhookId, now],
    );
  }
}
