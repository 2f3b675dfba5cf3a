import type { CorreoEstado, Plantilla, SiteLanguage } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type EntityManager, type FindOptionsWhere, In, Not } from 'typeorm';
import { db } from '../../platform/database/sql/db.js';
import { NOW } from '../../platform/database/sql/scalars.js';
import { Email } from './email.entity.js';
import type { NewEmail, WrittenEmail } from './new-email.js';

export interface OutboxRow extends Omit<
  NewEmail,
  'datos' | 'lista' | 'texto_propio' | 'prueba' | 'calendario'
> {
  id: string;
  de_cuenta: boolean;
  estado: 'pendiente' | 'omitido';
  retenido_at: Date | null;
  asunto: string;
  html: string;
  texto: string;
  idioma: SiteLanguage;
  calendario: string | null;
}

/** What has not left and may be withdrawn. */
const WITHDRAWABLE = ['pendiente', 'omitido', 'fallido'] as const;
/** The initial state of a message: omitted while notifications are off. */
const estadoToLeave = sql<'pendiente' | 'omitido'>`case when (select email_notifications from system_config)
  then 'pendiente' else 'omitido' end`;

/** Messages about an interview that are not to the candidate. */
const PANEL: Plantilla = 'entrevista_panel';
const TO_STAFF: readonly Plantilla[] = ['entrevista_peticion', 'cita_elegida', 'evaluacion_pedida'];

/** Messages as they are written and withdrawn. Every update checks the previous state. */
@Injectable()
export class OutboxRepository {
  /** Of the accounts with these addresses, by address. */
  async languagesOf(
    manager: EntityManager,
    addresses: readonly string[],
  ): Promise<ReadonlyMap<string, SiteLanguage>> {
    const rows = await db(manager)
      .selectFrom('users')
      .where('email_normalizado', '=', sql<string>`any(${addresses})`)
      .select(['email_normalizado', 'idioma'])
      .execute();
    return new Map(rows.map((row) => [row.email_normalizado, row.idioma]));
  }

  /** Null: the cause has its message. */
  async insert(manager: EntityManager, row: OutboxRow): Promise<WrittenEmail | null> {
    const [inserted] = await this.insertAll(manager, [row]);
    return inserted ?? null;
  }

  /** Returns only new rows; causes that already have a message are left out. */
  insertAll(manager: EntityManager, rows: readonly OutboxRow[]): Promise<WrittenEmail[]> {
    return db(manager)
      .insertInto('correos')
      .values([...rows])
      .onConflict((conflict) => conflict.column('causa').doNothing())
      .returning(['id', 'estado', 'enviar_desde'])
      .$narrowType<Pick<OutboxRow, 'estado'>>()
      .execute();
  }

  async getByCause(manager: EntityManager, causa: string): Promise<WrittenEmail> {
    const { id, estado, enviar_desde } = await manager.findOneByOrFail(Email, { causa });
    return { id, estado: estado === 'omitido' ? 'omitido' : 'pendiente', enviar_desde };
  }

  cancelOfHistory(manager: EntityManager, historialId: string): Promise<'cancelled' | 'sent' | 'none'> {
    return this.cancelAllOf(manager, { historial_id: historialId });
  }

  cancelOfCause(manager: EntityManager, causa: string): Promise<'cancelled' | 'sent' | 'none'> {
    return this.cancelAllOf(manager, { causa });
  }

  /** Returns the restored messages with their send times. */
  restoreOfHistory(
    manager: EntityManager,
    historialId: string,
  ): Promise<{ id: string; enviar_desde: Date }[]> {
    return db(manager)
      .updateTable('correos')
      .set({
        enviar_desde: sql`greatest(enviar_desde, now())`,
        reclamado_at: null,
        updated_at: NOW,
        estado: estadoToLeave,
      })
      .where('historial_id', '=', historialId)
      .where('estado', '=', 'cancelado')
      .returning(['id', 'enviar_desde'])
      .execute();
  }

  /** The application's rejection that is waiting or being sent, still hidden. */
  findWaitingRejection(manager: EntityManager, aplicacionId: string) {
    return db(manager)
      .selectFrom('correos as c')
      .innerJoin('aplicacion_historial as h', 'h.id', 'c.historial_id')
      .where('c.aplicacion_id', '=', aplicacionId)
      .where('c.plantilla', '=', 'rechazo')
      .where('c.estado', 'in', ['pendiente', 'omitido', 'enviando'])
      .where('h.visible_at', 'is', null)
      .where('h.deshecha_at', 'is', null)
      .select(['c.id', 'c.enviar_desde', 'h.id as historial_id'])
      .orderBy('c.created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  /** Replaces the text of a waiting message and makes it due now. Null: it no longer waits. */
  async rewrite(
    manager: EntityManager,
    id: string,
    { asunto, html, texto }: Pick<OutboxRow, 'asunto' | 'html' | 'texto'>,
  ): Promise<WrittenEmail | null> {
    const row = await db(manager)
      .updateTable('correos')
      .set({
        asunto,
        html,
        texto,
        updated_at: NOW,
        enviar_desde: sql`least(enviar_desde, now())`,
        retenido_at: null,
        estado: estadoToLeave,
      })
      .where('id', '=', id)
      .where('estado', 'in', ['pendiente', 'omitido'])
      .where('reclamado_at', 'is', null)
      .returning(['id', 'estado', 'enviar_desde'])
      .$narrowType<Pick<OutboxRow, 'estado'>>()
      .executeTakeFirst();
    return row ?? null;
  }

  async cancelOfApplication(manager: EntityManager, aplicacionId: string): Promise<void> {
    await this.withdraw(manager, { aplicacion_id: aplicacionId });
  }

  async cancelOfAlert(manager: EntityManager, alertaId: string): Promise<void> {
    await this.withdraw(manager, { alerta_id: alertaId });
  }

  /** The templates of what was withdrawn. */
  async cancelOfInterview(
    manager: EntityManager,
    entrevistaId: string,
    to: 'candidate' | 'panel',
  ): Promise<Plantilla[]> {
    const cancelled = await db(manager)
      .updateTable('correos')
      .set({ estado: 'cancelado', updated_at: NOW })
      .where('entrevista_id', '=', entrevistaId)
      .where('estado', 'in', ['pendiente', 'fallido'])
      .where('plantilla', to === 'panel' ? 'in' : 'not in', to === 'panel' ? [PANEL] : [PANEL, ...TO_STAFF])
      .returning('plantilla')
      .execute();
    return cancelled.map(({ plantilla }) => plantilla);
  }

  private async cancelAllOf(
    manager: EntityManager,
    which: FindOptionsWhere<Email>,
  ): Promise<'cancelled' | 'sent' | 'none'> {
    if ((await this.withdraw(manager, which)) > 0) return 'cancelled';
    return (await manager.existsBy(Email, { ...which, estado: Not<CorreoEstado>('cancelado') }))
      ? 'sent'
      : 'none';
  }

  private async withdraw(manager: EntityManager, which: FindOptionsWhere<Email>): Promise<number> {
    const { affected } = await manager.update(
      Email,
      { ...which, estado: In(WITHDRAWABLE) },
      { estado: 'cancelado', updated_at: () => 'now()' },
    );
    return affected ?? 0;
  }
}
