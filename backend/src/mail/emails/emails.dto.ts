import { PLANTILLAS, CORREO_ESTADOS, DELIVERY_OUTCOMES } from '@hiring/contract';
import type { CorreoEstado, DeliveryOutcome, Plantilla } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { Example, Id, Instant, Word } from '../../platform/openapi/field.js';
import type { EmailRecord } from './emails.repository.js';
import { withoutLink } from './one-time-link.js';

/** A message as the list shows it. */
export class EmailRow {
  /** Id. */ @Id() id: string;
  /** Which message of the product it is. */ @Word(PLANTILLAS) plantilla: Plantilla;
  /** Address of the recipient. */ @Example('nuria.vidal@example.com') destinatario: string;
  /** Subject of the message. */ @Example('Tu candidatura en Barcelona') asunto: string;
  /** The plain text; a one-time link is never shown. */
  @Example('Hola, Núria:\n\nHemos recibido tu candidatura.') texto: string;
  /** State, in one of these words. */ @Word(CORREO_ESTADOS) estado: CorreoEstado;
  /** ISO 8601 instant before which it is not sent; of a failed attempt, when the next one comes. */
  @Instant() enviar_desde: string;
  /** Instant at which it was sent; null while it waits. */ @Instant() enviado_at: string | null;
  /** Attempts to hand it to the mail server. */ intentos: number;
  /** Why the last attempt failed; names no address. */
  @Example('El servidor de correo no ha contestado.') ultimo_error: string | null;
  /** What a server said of it after it was sent; null: nothing. */
  @ApiProperty({ enum: DELIVERY_OUTCOMES, nullable: true, type: String }) entrega: DeliveryOutcome | null;
  /** Enhanced status code (RFC 3463) of a message that came back; null: it did not. */
  @Example('5.1.1') entrega_codigo: string | null;
  /** Id of the person. */ @Id() candidato_id: string | null;
  /** Full name of the person. */ @Example('Núria Vidal Roca') candidato_nombre: string | null;
  /** Id of the application. */ @Id() aplicacion_id: string | null;
  /** When it was made. */ @Instant() created_at: string;
  /** Whether it may be sent once more. */ puede_reenviar: boolean;
  /** Whether it waits and may be sent at once instead. */ puede_enviar_ahora: boolean;
  /** Whether it waits and may be withdrawn. */ puede_cancelar: boolean;
  /** It has waited since a restore for somebody to send or cancel it: it may have been sent before. */
  retenido: boolean;
  /** It is of a rejection that the candidate does not see yet: the rejection is what may be cancelled. */
  rechazo_en_espera: boolean;
}

/** A message with everything that is or was sent. */
export class EmailResponse extends EmailRow {
  /** The HTML body; a one-time link is never shown. */ @Example('<p>Hola, Núria:</p>') html: string;
}

/**
 * Whether a sent, captured, failed or omitted message may be sent again. An omitted one only after its send time:
 * until then the candidate must not learn of the change.
 */
export function isResendable({ estado, released }: Pick<EmailRecord, 'estado' | 'released'>): boolean {
  return ['enviado', 'capturado', 'fallido'].includes(estado) || (estado === 'omitido' && released);
}

/** Whether a waiting message may be cancelled. Not when a hidden change waits with it: undo that change instead. */
export function isCancellable({ estado, hidden }: Pick<EmailRecord, 'estado' | 'hidden'>): boolean {
  return estado === 'pendiente' && !hidden;
}

export function toEmailRow(record: EmailRecord, now: Date): EmailRow {
  return {
    id: record.id,
    plantilla: record.plantilla,
    destinatario: record.destinatario,
    asunto: record.asunto,
    texto: withoutLink({ html: '', texto: record.texto }).texto,
    estado: record.estado,
    enviar_desde: record.enviar_desde.toISOString(),
    enviado_at: record.enviado_at?.toISOString() ?? null,
    intentos: record.intentos,
    ultimo_error: record.ultimo_error,
    entrega: record.entrega,
    entrega_codigo: record.entrega_codigo,
    candidato_id: record.candidato_id,
    candidato_nombre: record.candidato_nombre,
    aplicacion_id: record.aplicacion_id,
    created_at: record.created_at.toISOString(),
    puede_reenviar: isResendable(record),
    puede_cancelar: isCancellable(record),
    rechazo_en_espera: record.hidden && record.estado === 'pendiente',
    retenido: record.held,
    puede_enviar_ahora: record.estado === 'pendiente' && (record.held || record.enviar_desde > now),
  };
}

export function toEmailResponse(record: EmailRecord & { html: string }, now: Date): EmailResponse {
  return { ...toEmailRow(record, now), html: withoutLink({ html: record.html, texto: '' }).html };
}
