import type { CorreoEstado, Plantilla } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Correo } from './correo.entity.js';
import type { NewMessage, WrittenMessage } from './new-message.js';

export interface OutboxRow extends Omit<NewMessage, 'datos' | 'lista' | 'texto_propio' | 'prueba'> {
  de_cuenta: boolean;
  estado: 'pendiente' | 'omitido';
  retenido_at: Date | null;
  asunto: string;
  html: string;
  texto: string;
}

/** How an attempt ended, to be written down. */
export type Ending =
  | { estado: 'enviado' }
  | { estado: 'capturado' }
  /** Whoever asked for it wants it no more. */
  | { estado: 'cancelado' }
  | { estado: 'fallido'; error: string }
  | { estado: 'pendiente'; error: string; waitMs: number };

/** Why a message could not be claimed. */
export interface Standing {
  estado: CorreoEstado;
  /** Its time has come. */
  due: boolean;
  /** Since a restore it waits for somebody's decision. */
  held: boolean;
  /** Its wait is over and was taken note of. */
  released: boolean;
  enviar_desde: Date;
  /** When a claim that nobody renews ends; null when it is not claimed. */
  lease_until: Date | null;
  /** When the earlier message that it waits for is looked at again; null when it waits for none. */
  earlier_at: Date | null;
}

/** TypeORM answers an UPDATE … RETURNING with the rows and their number. */
type Updated<T> = [T[], number];

/** Columns that a new message gives, with their types. */
const INSERTED = {
  causa: 'text',
  plantilla: 'text',
  de_cuenta: 'boolean',
  destinatario: 'text',
  user_id: 'uuid',
  session_id: 'uuid',
  candidato_id: 'uuid',
  aplicacion_id: 'uuid',
  historial_id: 'uuid',
  contacto_id: 'uuid',
  alerta_id: 'uuid',
  entrevista_id: 'uuid',
  calendario: 'text',
  responder_a: 'text',
  volver_a: 'text',
  asunto: 'text',
  html: 'text',
  texto: 'text',
  estado: 'text',
  retenido_at: 'timestamptz',
  creado_por: 'uuid',
} as const satisfies Partial<Record<keyof OutboxRow, string>>;

/**
 * The messages that leave before this one: to the same person about the same candidate, written earlier, due or being
 * sent, for as long as this one has not waited for more than the given milliseconds. Messages of accounts are in no order:
 * their links are wanted at once.
 */
const earlierOf = (later: string, orderMs: string): string =>
  `FROM correos e WHERE e.candidato_id = ${later}.candidato_id AND e.destinatario = ${later}.destinatario
     AND NOT e.de_cuenta AND NOT ${later}.de_cuenta AND e.created_at < ${later}.created_at AND e.retenido_at IS NULL
     AND (e.estado = 'enviando' OR e.estado = 'pendiente' AND (e.intentos > 0 OR e.enviar_desde <= now()))
     AND ${later}.enviar_desde > now() - ${orderMs} * interval '1 ms'`;

/** The messages as the delivery moves them. Every change names the state it starts from. */
@Injectable()
export class OutboxRepository {
  /** Null: the cause has its message. */
  async insert(manager: EntityManager, row: OutboxRow): Promise<WrittenMessage | null> {
    const [inserted] = await this.insertAll(manager, [row]);
    return inserted ?? null;
  }

  /** With one statement; those whose cause has its message are left out of the answer. */
  insertAll(manager: EntityManager, rows: readonly OutboxRow[]): Promise<WrittenMessage[]> {
    const names = Object.keys(INSERTED);
    return manager.query<WrittenMessage[]>(
      `INSERT INTO correos (${names.join(', ')}, enviar_desde)
       SELECT ${names.join(', ')}, coalesce(desde, now())
       FROM jsonb_to_recordset($1) AS r (${Object.entries(INSERTED)
         .map(([name, type]) => `${name} ${type}`)
         .join(', ')}, desde timestamptz)
       ON CONFLICT (causa) DO NOTHING
       RETURNING id, estado, enviar_desde`,
      [JSON.stringify(rows.map((row) => ({ ...row, desde: row.enviar_desde })))],
    );
  }

  async getByCause(manager: EntityManager, causa: string): Promise<WrittenMessage> {
    const { id, estado, enviar_desde } = await manager.findOneByOrFail(Correo, { causa });
    return { id, estado: estado === 'omitido' ? 'omitido' : 'pendiente', enviar_desde };
  }

  async cancelOfHistory(manager: EntityManager, historialId: string): Promise<'cancelled' | 'sent' | 'none'> {
    const [, cancelled] = await manager.query<Updated<unknown>>(
      `UPDATE correos SET estado = 'cancelado', updated_at = now()
       WHERE historial_id = $1 AND estado IN ('pendiente', 'omitido', 'fallido')`,
      [historialId],
    );
    if (cancelled > 0) return 'cancelled';
    const left = await manager.query<unknown[]>(
      `SELECT 1 FROM correos WHERE historial_id = $1 AND estado <> 'cancelado' LIMIT 1`,
      [historialId],
    );
    return left.length > 0 ? 'sent' : 'none';
  }

  /** The messages that were put back, with the time from which they may leave. */
  async restoreOfHistory(
    manager: EntityManager,
    historialId: string,
  ): Promise<{ id: string; enviar_desde: Date }[]> {
    const [restored] = await manager.query<Updated<{ id: string; enviar_desde: Date }>>(
      `UPDATE correos SET enviar_desde = greatest(enviar_desde, now()), reclamado_at = NULL, updated_at = now(),
         estado = CASE WHEN (SELECT email_notifications FROM system_config) THEN 'pendiente' ELSE 'omitido' END
       WHERE historial_id = $1 AND estado = 'cancelado'
       RETURNING id, enviar_desde`,
      [historialId],
    );
    return restored;
  }

  /** The rejection of an application that waits for its time or is being sent just now, unseen. */
  async findWaitingRejection(
    manager: EntityManager,
    aplicacionId: string,
  ): Promise<{ id: string; enviar_desde: Date; historial_id: string } | null> {
    const [row] = await manager.query<{ id: string; enviar_desde: Date; historial_id: string }[]>(
      `SELECT c.id, c.enviar_desde, c.historial_id FROM correos c
         JOIN aplicacion_historial h ON h.id = c.historial_id
       WHERE c.aplicacion_id = $1 AND c.plantilla = 'rechazo'
         AND c.estado IN ('pendiente', 'omitido', 'enviando') AND h.visible_at IS NULL AND h.deshecha_at IS NULL
       ORDER BY c.created_at DESC LIMIT 1`,
      [aplicacionId],
    );
    return row ?? null;
  }

  /** Gives a waiting message other words and makes it due now. Null: it does not wait any more. */
  async rewrite(
    manager: EntityManager,
    id: string,
    { asunto, html, texto }: Pick<OutboxRow, 'asunto' | 'html' | 'texto'>,
  ): Promise<WrittenMessage | null> {
    const [[row]] = await manager.query<Updated<WrittenMessage>>(
      `UPDATE correos SET asunto = $2, html = $3, texto = $4, updated_at = now(),
         enviar_desde = least(enviar_desde, now()), retenido_at = NULL,
         estado = CASE WHEN (SELECT email_notifications FROM system_config) THEN 'pendiente' ELSE 'omitido' END
       WHERE id = $1 AND estado IN ('pendiente', 'omitido') AND reclamado_at IS NULL
       RETURNING id, estado, enviar_desde`,
      [id, asunto, html, texto],
    );
    return row ?? null;
  }

  async cancelOfApplication(manager: EntityManager, aplicacionId: string): Promise<void> {
    await manager.query(
      `UPDATE correos SET estado = 'cancelado', updated_at = now()
       WHERE aplicacion_id = $1 AND estado IN ('pendiente', 'omitido', 'fallido')`,
      [aplicacionId],
    );
  }

  async cancelOfAlert(manager: EntityManager, alertaId: string): Promise<void> {
    await manager.query(
      `UPDATE correos SET estado = 'cancelado', updated_at = now()
       WHERE alerta_id = $1 AND estado IN ('pendiente', 'omitido', 'fallido')`,
      [alertaId],
    );
  }

  /** The templates of what was withdrawn. */
  async cancelOfInterview(manager: EntityManager, entrevistaId: string): Promise<Plantilla[]> {
    const [cancelled] = await manager.query<Updated<{ plantilla: Plantilla }>>(
      `UPDATE correos SET estado = 'cancelado', updated_at = now()
       WHERE entrevista_id = $1 AND estado IN ('pendiente', 'fallido') AND plantilla NOT IN ('entrevista_peticion', 'cita_elegida', 'evaluacion_pedida')
       RETURNING plantilla`,
      [entrevistaId],
    );
    return cancelled.map(({ plantilla }) => plantilla);
  }

  async cancelOfCause(manager: EntityManager, causa: string): Promise<'cancelled' | 'sent' | 'none'> {
    const [, cancelled] = await manager.query<Updated<unknown>>(
      `UPDATE correos SET estado = 'cancelado', updated_at = now()
       WHERE causa = $1 AND estado IN ('pendiente', 'omitido', 'fallido')`,
      [causa],
    );
    if (cancelled > 0) return 'cancelled';
    const left = await manager.query<unknown[]>(
      `SELECT 1 FROM correos WHERE causa = $1 AND estado <> 'cancelado'`,
      [causa],
    );
    return left.length > 0 ? 'sent' : 'none';
  }

  async removeOfAlerts(manager: EntityManager, before: Date, limit: number): Promise<number> {
    const [, removed] = await manager.query<Updated<unknown>>(
      `DELETE FROM correos WHERE id IN (
         SELECT id FROM correos WHERE alerta_id IS NOT NULL AND created_at < $1
         LIMIT $2 FOR UPDATE SKIP LOCKED)`,
      [before, limit],
    );
    return removed;
  }

  /**
   * Takes a message that is due and waits for no earlier one, or whose worker has gone; counts the attempt.
   * @param times `orderMs`: how long it waits for an earlier one.
   */
  async claim(
    manager: EntityManager,
    id: string,
    times: { leaseMs: number; orderMs: number },
  ): Promise<Correo | null> {
    const [[row]] = await manager.query<Updated<object>>(
      `UPDATE correos c SET estado = 'enviando', reclamado_at = now(), intentos = intentos + 1, updated_at = now()
       WHERE id = $1 AND (estado = 'pendiente' AND enviar_desde <= now() AND retenido_at IS NULL
           AND NOT EXISTS (SELECT 1 ${earlierOf('c', '$3')})
         OR estado = 'enviando' AND reclamado_at < now() - $2 * interval '1 ms')
       RETURNING *`,
      [id, times.leaseMs, times.orderMs],
    );
    return row ? Object.assign(new Correo(), row) : null;
  }

  /** The number of the attempt tells one claim from the next. False: another worker has taken it. */
  async renew(manager: EntityManager, { id, intentos }: Correo): Promise<boolean> {
    const [, renewed] = await manager.query<Updated<unknown>>(
      `UPDATE correos SET reclamado_at = now() WHERE id = $1 AND estado = 'enviando' AND intentos = $2`,
      [id, intentos],
    );
    return renewed > 0;
  }

  /** Writes the end of an attempt; null when the claim was lost or the message erased. */
  async finish(manager: EntityManager, { id, intentos }: Correo, ending: Ending): Promise<Correo | null> {
    const [[row]] = await manager.query<Updated<object>>(
      `UPDATE correos SET estado = $3,
         ultimo_error = $4,
         enviado_at = CASE WHEN $3 = 'enviado' THEN now() END,
         enviar_desde = CASE WHEN $3 = 'pendiente' THEN now() + $5 * interval '1 ms' ELSE enviar_desde END,
         reclamado_at = CASE WHEN $3 = 'pendiente' THEN NULL ELSE reclamado_at END,
         -- Without a mail server nothing was attempted.
         intentos = CASE WHEN $3 = 'capturado' THEN intentos - 1 ELSE intentos END,
         updated_at = now()
       WHERE id = $1 AND estado = 'enviando' AND intentos = $2
       RETURNING *`,
      [
        id,
        intentos,
        ending.estado,
        'error' in ending ? ending.error : null,
        'waitMs' in ending ? ending.waitMs : 0,
      ],
    );
    return row ? Object.assign(new Correo(), row) : null;
  }

  /** Takes note that the time of an omitted message has come: `reclamado_at` says so. */
  async releaseOmitted(manager: EntityManager, id: string): Promise<Correo | null> {
    const [[row]] = await manager.query<Updated<object>>(
      `UPDATE correos SET reclamado_at = now(), updated_at = now()
       WHERE id = $1 AND estado = 'omitido' AND reclamado_at IS NULL AND enviar_desde <= now()
       RETURNING *`,
      [id],
    );
    return row ? Object.assign(new Correo(), row) : null;
  }

  /** Null: erased. */
  async standing(
    manager: EntityManager,
    id: string,
    { leaseMs, orderMs, orderLookMs }: { leaseMs: number; orderMs: number; orderLookMs: number },
  ): Promise<Standing | null> {
    const [row] = await manager.query<Standing[]>(
      `SELECT estado, enviar_desde, enviar_desde <= now() AS due, reclamado_at IS NOT NULL AS released,
         retenido_at IS NOT NULL AS held,
         CASE WHEN estado = 'enviando' THEN reclamado_at + $2 * interval '1 ms' END AS lease_until,
         (SELECT least(greatest(max(e.enviar_desde), now()), c.enviar_desde + $3 * interval '1 ms') + $4 * interval '1 ms'
          ${earlierOf('c', '$3')} HAVING count(*) > 0) AS earlier_at
       FROM correos c WHERE id = $1`,
      [id, leaseMs, orderMs, orderLookMs],
    );
    return row ?? null;
  }

  /** Messages that should have moved and did not, the oldest first. */
  async overdue(manager: EntityManager, afterMs: number, limit: number): Promise<string[]> {
    const rows = await manager.query<{ id: string }[]>(
      `(SELECT id FROM correos
        WHERE estado IN ('pendiente', 'enviando') AND enviar_desde < now() - $1 * interval '1 ms' AND retenido_at IS NULL
          AND (estado = 'pendiente' OR reclamado_at < now() - $1 * interval '1 ms')
        ORDER BY enviar_desde LIMIT $2)
       UNION ALL
       -- An omitted message waits 30 days at most (system_config_rechazo_ck).
       (SELECT id FROM correos
        WHERE estado = 'omitido' AND created_at > now() - interval '32 days' AND reclamado_at IS NULL
          AND enviar_desde < now() - $1 * interval '1 ms'
        ORDER BY created_at LIMIT $2)
       LIMIT $2`,
      [afterMs, limit],
    );
    return rows.map(({ id }) => id);
  }
}
