import type { TextChannel } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { db } from '../../platform/database/sql/db.js';
import { Clock } from '../../platform/values/clock.js';
import { ChannelDelivery } from './channel-delivery.entity.js';
import { afterStates, type ToldState, UNDER_WAY_MS } from './delivery.rules.js';
import { afterPart, nextPart } from './parts.rules.js';

/** Earlier messages that are sent before this one, unless they wait for longer than that. */
const ORDER_MS = 10 * 60 * 1000;
const BATCH = 100;

/** A message that one worker sends now. */
export interface ClaimedDelivery {
  delivery: ChannelDelivery;
  text: string;
  /** Which part goes now: 0 is the text, 1 the first file; null: the whole message. */
  part: number | null;
  candidateId: string;
  /** Of the product's own. */
  automatic: boolean;
}

/** Which message a provider speaks of. */
export interface ToldOf {
  providerId: string;
  /** Our id of the message, where the provider repeats it, and which part of it. */
  ownId: string | null;
  ownPart: number | null;
}

/** The transitions of deliveries. Each checks the state before it. */
@Injectable()
export class ChannelDeliveries {
  constructor(private readonly clock: Clock) {}

  /**
   * Takes a message that is due and waits for no earlier one of the same conversation; counts the attempt. Null: another
   * worker has it, or it is done.
   */
  async claim(manager: EntityManager, id: string): Promise<ClaimedDelivery | null> {
    const now = this.clock.now();
    const { affected } = await manager
      .createQueryBuilder()
      .update(ChannelDelivery)
      .set({ intentos: () => 'intentos + 1', siguiente_intento: new Date(now.getTime() + UNDER_WAY_MS) })
      .where(`mensaje_id = :id AND estado = 'pendiente' AND siguiente_intento <= :now`, { id, now })
      .andWhere(
        `NOT EXISTS (SELECT FROM envios_canal e JOIN mensajes_hilo m ON m.id = e.mensaje_id
           JOIN mensajes_hilo own ON own.id = :id
         WHERE m.candidato_id = own.candidato_id AND m.orden < own.orden AND e.canal = envios_canal.canal
           AND e.estado = 'pendiente' AND e.created_at > :since)`,
        { since: new Date(now.getTime() - ORDER_MS) },
      )
      .execute();
    if (!affected) return null;
    const delivery = await manager.findOne(ChannelDelivery, {
      where: { mensaje_id: id },
      relations: { mensaje: true },
    });
    if (!delivery) return null;
    const { texto, candidato_id, autor_user_id } = delivery.mensaje;
    const part = nextPart(delivery);
    return { delivery, text: texto, part, candidateId: candidato_id, automatic: autor_user_id === null };
  }

  /** Messages that are due, the oldest first: after a wait, or because their worker died. */
  async listDue(manager: EntityManager): Promise<string[]> {
    const rows = await db(manager)
      .selectFrom('envios_canal')
      .where('estado', '=', sql.lit('pendiente'))
      .where('siguiente_intento', '<=', this.clock.now())
      .select('mensaje_id')
      .orderBy('siguiente_intento')
      .limit(BATCH)
      .execute();
    return rows.map(({ mensaje_id }) => mensaje_id);
  }

  /** The provider has taken it, or a part of it; what it has said of it before is caught up with. */
  async accept(
    manager: EntityManager,
    { delivery: { mensaje_id, canal }, part }: Pick<ClaimedDelivery, 'delivery' | 'part'>,
    providerId: string,
  ): Promise<void> {
    const at = this.clock.now();
    if (part !== null) {
      const whole = await this.lock(manager, mensaje_id);
      if (!whole) return;
      await this.store(
        manager,
        whole,
        afterPart(whole, part, { estado: 'enviado', codigo: null, at, providerId }),
      );
      // The next part goes at once.
      await manager.update(
        ChannelDelivery,
        { mensaje_id, estado: 'pendiente' },
        { intentos: 1, siguiente_intento: at },
      );
      return;
    }
    await lockProviderId(manager, canal, providerId);
    const loose = await db(manager)
      .deleteFrom('estados_canal')
      .where('canal', '=', canal)
      .where('proveedor_id', '=', providerId)
      .returning(['estado', 'codigo_error as codigo', 'ocurrido_at as at'])
      .execute();
    const row = await this.lock(manager, mensaje_id);
    // A notice may have named it already.
    if (!row) return;
    await manager.update(ChannelDelivery, mensaje_id, { proveedor_id: row.proveedor_id ?? providerId });
    await this.advance(manager, row, [{ estado: 'enviado', codigo: null, at }, ...loose]);
  }

  /** Not now. False: it has been taken meanwhile, as its notice says. */
  async postpone(
    manager: EntityManager,
    { mensaje_id }: ChannelDelivery,
    code: string,
    at: Date,
  ): Promise<boolean> {
    const { affected } = await manager.update(
      ChannelDelivery,
      { mensaje_id, estado: 'pendiente' },
      { codigo_error: code, siguiente_intento: at },
    );
    return affected === 1;
  }

  async fail(
    manager: EntityManager,
    { delivery: { mensaje_id }, part }: Pick<ClaimedDelivery, 'delivery' | 'part'>,
    codigo: string,
  ): Promise<void> {
    const row = await this.lock(manager, mensaje_id);
    const told = { estado: 'fallido' as const, codigo, at: this.clock.now() };
    if (row && part !== null)
      await this.store(manager, row, afterPart(row, part, { ...told, providerId: null }));
    else if (row) await this.advance(manager, row, [told]);
  }

  /**
   * What a provider says of a message: by its id, or by ours where it repeats that, as it does for a part. One that
   * nobody knows yet is kept until the message's own record of the id is written.
   */
  async tell(
    manager: EntityManager,
    canal: TextChannel,
    { providerId, ownId, ownPart, ...told }: ToldState & ToldOf,
  ): Promise<void> {
    await lockProviderId(manager, canal, providerId);
    const known = await manager.findOneBy(ChannelDelivery, { canal, proveedor_id: providerId });
    const id = known?.mensaje_id ?? ownId;
    const row = id && (await this.lock(manager, id));
    const part = row && row.partes && ownPart !== null ? row.partes[ownPart] : null;
    if (row && row.canal === canal && part && (part.proveedor_id ?? providerId) === providerId)
      return this.store(manager, row, afterPart(row, ownPart ?? 0, { ...told, providerId }));
    if (!row || row.canal !== canal || row.partes || (row.proveedor_id ?? providerId) !== providerId) {
      const { estado, codigo: codigo_error, at: ocurrido_at } = told;
      await db(manager)
        .insertInto('estados_canal')
        .values({
          canal,
          proveedor_id: providerId,
          estado,
          codigo_error,
          ocurrido_at,
          recibido_at: this.clock.now(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return;
    }
    if (row.proveedor_id === null)
      await manager.update(ChannelDelivery, row.mensaje_id, { proveedor_id: providerId });
    await this.advance(manager, row, [told]);
  }

  /** Of one that nobody has begun to send; false: it is on its way. */
  async takeBack(manager: EntityManager, mensaje_id: string): Promise<boolean> {
    const row = await this.lock(manager, mensaje_id);
    if (!row || row.estado !== 'pendiente' || row.intentos > 0) return false;
    await manager.delete(ChannelDelivery, mensaje_id);
    await count(manager, row, -1);
    return true;
  }

  private advance(manager: EntityManager, row: ChannelDelivery, told: readonly ToldState[]): Promise<void> {
    return this.store(manager, row, afterStates(row, told));
  }

  private async store(
    manager: EntityManager,
    row: ChannelDelivery,
    change: Partial<ChannelDelivery> | null,
  ): Promise<void> {
    if (!change) return;
    await manager.update(ChannelDelivery, row.mensaje_id, change);
    // An SMS is paid for when the provider has taken it; WhatsApp counts what arrives.
    if (row.canal === 'sms' && row.proveedor_id !== null) return;
    if (change.estado === 'fallido') await count(manager, row, -1);
    // It has arrived after all.
    else if (change.estado && row.estado === 'fallido') await count(manager, row, 1);
  }

  private lock(manager: EntityManager, mensaje_id: string): Promise<ChannelDelivery | null> {
    return manager.findOne(ChannelDelivery, { where: { mensaje_id }, lock: { mode: 'pessimistic_write' } });
  }
}

/** It does not count in its month (-1), or does again, whatever the month's limit says (1). */
async function count(
  manager: EntityManager,
  { canal, mes, coste }: ChannelDelivery,
  change: 1 | -1,
): Promise<void> {
  await manager.query(
    `UPDATE consumo_canal SET enviados = greatest(enviados + $3::integer, 0), coste = greatest(coste + $4::numeric, 0)
     WHERE canal = $1 AND mes = $2`,
    [canal, mes, change, change * coste],
  );
}

/** A notice and the record of the id that it names come one after the other. */
async function lockProviderId(manager: EntityManager, canal: TextChannel, id: string): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [`${canal}:${id}`]);
}
