import {
  WEBHOOK_DELIVERY_ESTADOS,
  WEBHOOK_EVENT_TYPES,
  type WebhookDeliveryEstado,
  type WebhookEventType,
} from '@hiring/contract';
import { IsDateString, IsOptional, IsString, MaxLength } from 'class-validator';
import { Example, Id, Instant, Word } from '../../../platform/openapi/field.js';
import type { DeliveryRow } from './deliveries.repository.js';
import type { WebhookAttempt } from './webhook-delivery.entity.js';

const INSTANT = { message: 'La fecha no es válida' };

export class DeliveriesQueryDto {
  /** Only rows in this state. */
  @IsOptional()
  @Word(WEBHOOK_DELIVERY_ESTADOS, { message: 'El estado no es válido' })
  estado?: WebhookDeliveryEstado;

  /** Kind. */
  @IsOptional()
  @Word(WEBHOOK_EVENT_TYPES, { message: 'El evento no es válido' })
  tipo?: WebhookEventType;

  /** ISO 8601 instant: deliveries from then on. */
  @IsOptional()
  @IsDateString({}, INSTANT)
  desde?: string;

  /** ISO 8601 instant: deliveries before. */
  @IsOptional()
  @IsDateString({}, INSTANT)
  hasta?: string;

  /** `siguiente` of the page before. */
  @IsOptional()
  @IsString({ message: 'El cursor no es válido' })
  @MaxLength(200, { message: 'El cursor no es válido' })
  cursor?: string;
}

export class ReplayRequest {
  /** ISO 8601 instant: what was given up since then is sent again. */
  @Instant() @IsDateString({}, INSTANT) desde: string;
}

export class ReplayResponse {
  /** How many are sent again. */ reenviadas: number;
}

export class DeliveryResponse {
  /** Id. */ @Id() id: string;
  /** The message's `webhook-id`. */ @Example('msg_2kXqTnGv0fYs8bLh4cRw') evento_id: string;
  /** Kind, in one of these words. */ @Word(WEBHOOK_EVENT_TYPES) tipo: WebhookEventType;
  /** State, in one of these words. */
  @Word(WEBHOOK_DELIVERY_ESTADOS) estado: WebhookDeliveryEstado;
  /** Attempts, or how many there were. */ intentos: number;
  /** HTTP status of the last attempt; null: there was no answer, or no attempt. */
  @Example(200) codigo: number | null;
  /** What went wrong in the last attempt, in words. */ @Example('timeout') error: string | null;
  /** How long the last attempt took. */ ms: number | null;
  /** ISO 8601 instant of the next attempt; null: there is none. */ @Instant() proximo_intento: string | null;
  /** ISO 8601 instant at which it ended; null while it has not. */ @Instant() terminada_at: string | null;
  /** ISO 8601 instant at which it was made. */ @Instant() created_at: string;
}

export class DeliveryPage {
  /** The rows of this page. */ items: DeliveryResponse[];
  /** `cursor` of the next page; null: this is the last one. */
  @Example('WyIyMDI3LTAzLTAxIl0') siguiente: string | null;
}

export class AttemptResponse {
  /** Its number, from 1. */ numero: number;
  /** ISO 8601 instant at which it began. */ @Instant() iniciado_at: string;
  /** Null: it was cut off, or is under way. */ ms: number | null;
  /** HTTP status of the answer; null: there was none. */ @Example(200) codigo: number | null;
  /** What went wrong; null when nothing did. */ @Example('timeout') error: string | null;
  /** Beginning of the answer, 1 kB at most. */ @Example('{"ok":true}') respuesta: string | null;
}

export class DeliveryDetail extends DeliveryResponse {
  /** The body as it is sent: JSON. */
  @Example('{"type":"application.received","timestamp":"2027-03-01T09:30:00.000Z","data":{}}') cuerpo: string;
  /** The newest first. */ registro: AttemptResponse[];
}

export function toDeliveryResponse(row: DeliveryRow): DeliveryResponse {
  return {
    id: row.id,
    evento_id: row.evento_id,
    tipo: row.tipo,
    estado: row.estado,
    intentos: row.intentos,
    codigo: row.codigo,
    error: row.error,
    ms: row.ms,
    proximo_intento: row.proximo_intento?.toISOString() ?? null,
    terminada_at: row.terminada_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

export const toAttemptResponse = ({ entrega_id: _, ...row }: WebhookAttempt): AttemptResponse => ({
  ...row,
  iniciado_at: row.iniciado_at.toISOString(),
});
