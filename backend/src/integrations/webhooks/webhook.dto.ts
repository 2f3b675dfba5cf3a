import {
  WEBHOOK_EVENTS,
  WEBHOOK_LIMITS,
  WEBHOOK_SALUD,
  type WebhookEvent,
  type WebhookSalud,
} from '@hiring/contract';
import { ArrayNotEmpty, ArrayUnique, IsArray, IsBoolean, IsIn, IsOptional } from 'class-validator';
import {
  Example,
  Id,
  Instant,
  RequiredText,
  Text,
  Version,
  Word,
  Words,
} from '../../platform/openapi/field.js';
import { IsVersion } from '../../platform/http/validation/version.js';
import { OneLine } from '../../platform/http/validation/trim.js';
import type { DisabledReason } from './webhook.entity.js';
import type { EndpointRow } from './webhooks.repository.js';

const URL_WORDS = { message: 'Escribe la dirección a la que avisar' };
const EVENTS = { message: 'Elige al menos un evento' };
const { url: URL_MAX, descripcion: DESCRIPTION_MAX } = WEBHOOK_LIMITS;

export class NewWebhookRequest {
  /** Address that takes the messages: https, on the internet. */
  @Example('https://hooks.example.com/seleccion')
  @OneLine()
  @RequiredText(URL_MAX, 'La dirección', URL_WORDS)
  url: string;

  /** For people: what is behind it. */
  @Example('Avisos para el programa de nóminas')
  @IsOptional()
  @OneLine()
  @Text(DESCRIPTION_MAX, 'La descripción', { message: 'La descripción no es válida' })
  descripcion?: string;

  /** The event types that are sent to it. */
  @Words(WEBHOOK_EVENTS)
  @IsArray(EVENTS)
  @ArrayNotEmpty(EVENTS)
  @ArrayUnique({ message: 'Hay un evento repetido' })
  @IsIn(WEBHOOK_EVENTS, { each: true, message: 'Hay un evento que no existe' })
  eventos: WebhookEvent[];
}

export class WebhookEditRequest extends NewWebhookRequest {
  /** False: nothing is sent, and pending deliveries are discarded. */
  @IsBoolean({ message: 'Indica si está activo' })
  activo: boolean;

  /** The version that was seen. */
  @IsVersion({ message: 'Falta la versión' })
  version: number;
}

export class WebhookResponse {
  /** Id. */ @Id() id: string;
  /** Address. */ @Example('https://hooks.example.com/seleccion') url: string;
  /** What is behind the address, for people. */ @Example('Avisos para el programa de nóminas')
  descripcion: string;
  /** Event types that are sent to the address. */
  @Words(WEBHOOK_EVENTS) eventos: WebhookEvent[];
  /** False: nothing is sent. */ activo: boolean;
  /** How well deliveries go. */ @Word(WEBHOOK_SALUD) salud: WebhookSalud;
  /** Why it is switched off: by hand, failures alone, an answer 410, or the end of the key that made it; null: it is on. */
  @Word(['manual', 'fallos', '410', 'clave']) motivo_desactivado: DisabledReason | null;
  /** Name of the API key that made it and manages it; null: it is people's. */ clave: string | null;
  /** ISO 8601 instant since which every delivery has failed; null: the last one succeeded. */
  @Instant() fallando_desde: string | null;
  /** ISO 8601 instant, to within a minute. */ @Instant() ultimo_exito_at: string | null;
  /** Until when messages are signed with the secret before the last rotation too. */
  @Instant() anterior_hasta: string | null;
  /** Deliveries that wait; null: more than 1,000. */ pendientes: number | null;
  /** Deliveries of the last 30 days that were given up; null: more than 1,000. */ fallidas: number | null;
  @Version() version: number;
  /** ISO 8601 instant at which it was made. */ @Instant() created_at: string;
}

export class WebhookWithSecret {
  /** `whsec_…`: verifies the signatures. It is shown this once. */
  @Example('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw') secreto: string;
  /** The address with its settings. */ webhook: WebhookResponse;
}

export function toWebhookResponse(row: EndpointRow, now: Date): WebhookResponse {
  const old = row.anterior_hasta && row.anterior_hasta > now ? row.anterior_hasta : null;
  return {
    id: row.id,
    url: row.url,
    descripcion: row.descripcion,
    eventos: row.eventos,
    activo: row.activo,
    salud: saludOf(row),
    motivo_desactivado: row.motivo_desactivado,
    clave: row.clave_nombre,
    fallando_desde: row.fallando_desde?.toISOString() ?? null,
    ultimo_exito_at: row.ultimo_exito_at?.toISOString() ?? null,
    anterior_hasta: old?.toISOString() ?? null,
    pendientes: row.pendientes,
    fallidas: row.fallidas,
    version: row.version,
    created_at: row.created_at.toISOString(),
  };
}

function saludOf({ activo, fallando_desde, ultimo_exito_at }: EndpointRow): WebhookSalud {
  if (!activo) return 'desactivado';
  if (fallando_desde) return 'con_fallos';
  return ultimo_exito_at ? 'bien' : 'sin_envios';
}
