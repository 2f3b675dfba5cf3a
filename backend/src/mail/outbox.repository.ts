import type { CorreoEstado } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Correo } from './correo.entity.js';
import type { NewMessage, WrittenMessage } from './new-message.js';

export interface OutboxRow extends Omit<NewMessage, 'datos'> {
  de_cuenta: boolean;
  estado: 'pendiente' | 'omitido';
  asunto: string;
  html: string;
  texto: string;
}

/** How an attempt ended, to be written down. */
export type Ending =
  | { estado: 'enviado' }
  | { estado: 'capturado' }
  | { estado: 'fallido'; error: string }
  | { estado: 'pendiente'; error: string; waitMs: number };

/** Why a message could not be claimed. */
export interface Standing {
  estado: CorreoEstado;
  /** Its time has come. */
  due: boolean;
  /** Its wait is over and was taken note of. */
  released: boolean;
  enviar_desde: Date;
  /** When a claim that nobody renews ends; null when it is not claimed. */
  lease_until: Date | null;
}

/** TypeORM answers an UPDATE … RETURNING with the rows and their number. */
type Updated<T> = [T[], number];

/** The messages as the delivery moves them. Every change names the state it starts from. */
@Injectable()
export class OutboxRepository {
  /** Null: the cause has its message. */
  async insert(manager: EntityManager, row: OutboxRow): Promise<WrittenMessage | null> {
    const [inserted] = await manager.query<WrittenMessage[]>(
      `INSERT INTO correos (causa, plantilla, de_cuenta, destinatario, user_id, session_id, candidato_id,
         aplicacion_id, historial_id, asunto, html, texto, estado, enviar_desde, creado_por)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, coalesce($14::timestamptz, now()), $15)
       ON CONFLICT (causa) DO NOTHING
       RETURNING id, estado, enviar_desde`,
      [
        row.causa,
        row.plantilla,
        row.de_cuenta,
        row.destinatario,
        row.user_id ?? null,
        row.session_id ?? null,
        row.candidato_id ?? null,
        row.aplicacion_id ?? null,
        row.historial_id ?? null,
        row.asunto,
        row.html,
        row.texto,
        row.estado,
        row.enviar_desde ?? null,
        row.creado_por ?? null,
      ],
    );
    return inserted ?? null;
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

  /** Takes a message that is due, or whose worker has gone; counts the attempt. */
  async claim(manager: EntityManager, id: string, leaseMs: number): Promise<Correo | null> {
    const [[row]] = await manager.query<Updated<object>>(
      `UPDATE correos SET estado = 'enviando', reclamado_at = now(), intentos = intentos + 1, updated_at = now()
       WHERE id = $1 AND (estado = 'pendiente' AND enviar_desde <= now()
         OR estado = 'enviando' AND reclamado_at < now() - $2 * interval '1 ms')
       RETURNING *`,
      [id, leaseMs],
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
  async standing(manager: EntityManager, id: string, leaseMs: number): Promise<Standing | null> {
    const [row] = await manager.query<Standing[]>(
      `SELECT estado, enviar_desde, enviar_desde <= now() AS due, reclamado_at IS NOT NULL AS released,
         CASE WHEN estado = 'enviando' THEN reclamado_at + $2 * interval '1 ms' END AS lease_until
       FROM correos WHERE id = $1`,
      [id, leaseMs],
    );
    return row ?? null;
  }

  /** Messages that should have moved and did not, the oldest first. */
  async overdue(manager: EntityManager, afterMs: number, limit: number): Promise<string[]> {
    const rows = await manager.query<{ id: string }[]>(
      `(SELECT id FROM correos
        WHERE estado IN ('pendiente', 'enviando') AND enviar_desde < now() - $1 * interval '1 ms'
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
