import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { rowOf } from '../../platform/database/sql/conditions.js';
import { db } from '../../platform/database/sql/db.js';
import { count, isOneOf, isSet, msFromNow, NOW } from '../../platform/database/sql/scalars.js';
import { Email } from '../emails/email.entity.js';

/** Result of an attempt. */
export type Ending =
  | { estado: 'enviado' }
  | { estado: 'capturado' }
  /** The request behind the message was withdrawn. */
  | { estado: 'cancelado' }
  | { estado: 'fallido'; error: string }
  | { estado: 'pendiente'; error: string; waitMs: number };

const c = rowOf<'correos', 'c'>();

/**
 * Earlier messages that are sent before this one: to the same person about the same candidate, due or being sent,
 * while this one has waited less than `orderMs` milliseconds. Account messages are not ordered: their links are
 * wanted at once.
 */
const earlier = (orderMs: number) =>
  c
    .selectFrom('correos as e')
    .whereRef('e.candidato_id', '=', 'c.candidato_id')
    .whereRef('e.destinatario', '=', 'c.destinatario')
    .where('e.de_cuenta', '=', false)
    .where('c.de_cuenta', '=', false)
    .whereRef('e.created_at', '<', 'c.created_at')
    .where('e.retenido_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('e.estado', '=', 'enviando'),
        eb.and([
          eb('e.estado', '=', 'pendiente'),
          eb.or([eb('e.intentos', '>', 0), eb('e.enviar_desde', '<=', NOW)]),
        ]),
      ]),
    )
    .where('c.enviar_desde', '>', msFromNow(-orderMs));

/** State transitions of the delivery. Every update checks the previous state. */
@Injectable()
export class DeliveryRepository {
  /**
   * Claims a message that is due and waits for no earlier one, or whose worker has died; counts the attempt.
   * @param times `orderMs`: how long it waits for an earlier one.
   */
  async claim(
    manager: EntityManager,
    id: string,
    times: { leaseMs: number; orderMs: number },
  ): Promise<Email | null> {
    const row = await db(manager)
      .updateTable('correos as c')
      .set((eb) => ({
        estado: 'enviando',
        reclamado_at: NOW,
        intentos: eb('c.intentos', '+', 1),
        updated_at: NOW,
      }))
      .where('c.id', '=', id)
      .where((eb) =>
        eb.or([
          eb.and([
            eb('c.estado', '=', 'pendiente'),
            eb('c.enviar_desde', '<=', NOW),
            eb('c.retenido_at', 'is', null),
            eb.not(eb.exists(earlier(times.orderMs))),
          ]),
          eb.and([eb('c.estado', '=', 'enviando'), eb('c.reclamado_at', '<', msFromNow(-times.leaseMs))]),
        ]),
      )
      .returningAll()
      .executeTakeFirst();
    return row ?? null;
  }

  /** The attempt number identifies the claim. False: another worker has taken it. */
  async renew(manager: EntityManager, { id, intentos }: Email): Promise<boolean> {
    const { affected } = await manager.update(
      Email,
      { id, estado: 'enviando', intentos },
      { reclamado_at: () => 'now()' },
    );
    return affected === 1;
  }

  /** Stores the result of an attempt; null when the claim was lost or the message deleted. */
  async finish(manager: EntityManager, { id, intentos }: Email, ending: Ending): Promise<Email | null> {
    const { estado } = ending;
    const row = await db(manager)
      .updateTable('correos')
      .set((eb) => ({
        estado,
        ultimo_error: 'error' in ending ? ending.error : null,
        enviado_at: estado === 'enviado' ? NOW : null,
        ...(estado === 'pendiente' ? { enviar_desde: msFromNow(ending.waitMs), reclamado_at: null } : {}),
        // Without a mail server nothing was attempted.
        ...(estado === 'capturado' ? { intentos: eb('intentos', '-', 1) } : {}),
        updated_at: NOW,
      }))
      .where('id', '=', id)
      .where('estado', '=', 'enviando')
      .where('intentos', '=', intentos)
      .returningAll()
      .executeTakeFirst();
    return row ?? null;
  }

  /** Stores in `reclamado_at` that the send time of an omitted message has come. */
  async releaseOmitted(manager: EntityManager, id: string): Promise<Email | null> {
    const row = await db(manager)
      .updateTable('correos')
      .set({ reclamado_at: NOW, updated_at: NOW })
      .where('id', '=', id)
      .where('estado', '=', 'omitido')
      .where('reclamado_at', 'is', null)
      .where('enviar_desde', '<=', NOW)
      .returningAll()
      .executeTakeFirst();
    return row ?? null;
  }

  /** Why a message could not be claimed; undefined: deleted. */
  standing(
    manager: EntityManager,
    id: string,
    { leaseMs, orderMs, orderLookMs }: { leaseMs: number; orderMs: number; orderLookMs: number },
  ) {
    const ms = (count: number) => sql`${count} * interval '1 ms'`;
    return db(manager)
      .selectFrom('correos as c')
      .where('c.id', '=', id)
      .select((eb) => [
        'c.estado',
        'c.enviar_desde',
        // Its time to be sent has come.
        sql<boolean>`c.enviar_desde <= now()`.as('due'),
        // Its time came and was stored.
        isSet(eb.ref('c.reclamado_at')).as('released'),
        // Held since a restore.
        isSet(eb.ref('c.retenido_at')).as('held'),
        // When an unrenewed claim expires; null when it is not claimed.
        sql<Date | null>`case when c.estado = 'enviando' then c.reclamado_at + ${ms(leaseMs)} end`.as(
          'lease_until',
        ),
        // Next check of the earlier message that it waits for; null when it waits for none.
        earlier(orderMs)
          .select(
            sql<Date>`least(greatest(max(e.enviar_desde), now()), c.enviar_desde + ${ms(orderMs)}) + ${ms(orderLookMs)}`.as(
              'at',
            ),
          )
          .having(count(), '>', 0)
          .as('earlier_at'),
      ])
      .executeTakeFirst();
  }

  /** Overdue messages without progress, oldest first. */
  async overdue(manager: EntityManager, afterMs: number, limit: number): Promise<string[]> {
    const late = msFromNow(-afterMs);
    const waiting = db(manager)
      .selectFrom('correos')
      .where((eb) => isOneOf(eb.ref('estado'), ['pendiente', 'enviando']))
      .where('enviar_desde', '<', late)
      .where('retenido_at', 'is', null)
      .where((eb) => eb.or([eb('estado', '=', 'pendiente'), eb('reclamado_at', '<', late)]))
      .select('id')
      .orderBy('enviar_desde')
      .limit(limit);
    // An omitted message waits at most 30 days (system_config_rechazo_ck).
    const omitted = db(manager)
      .selectFrom('correos')
      .where('estado', '=', 'omitido')
      .where('created_at', '>', sql<Date>`now() - interval '32 days'`)
      .where('reclamado_at', 'is', null)
      .where('enviar_desde', '<', late)
      .select('id')
      .orderBy('created_at')
      .limit(limit);
    const rows = await db(manager)
      .selectFrom(waiting.as('waiting'))
      .select('id')
      .unionAll(db(manager).selectFrom(omitted.as('omitted')).select('id'))
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }
}
