import { NOTIFICATION_TIPOS, type NotificationTipo } from '@hiring/contract';
import { ArrayMaxSize, IsArray, IsUUID } from 'class-validator';
import { Example, Id, Instant, Word } from '../../../platform/openapi/field.js';
import type { Notification } from './notification.entity.js';

const IDS_INVALID = { message: 'Los identificadores no son válidos' };
const MAX_IDS = 100;

export class NotificationResponse {
  /** Id. */ @Id() id: string;
  /** Kind, in one of these words. */ @Word(NOTIFICATION_TIPOS) tipo: NotificationTipo;
  /** Title of the notification. */ @Example('Elige la hora de tu entrevista') titulo: string;
  /** Text of the notification. */
  @Example('Hay horas libres para tu entrevista: elige la que te vaya mejor.') texto: string;
  /** Path of the site where the person sees more. */
  @Example('/portal-candidato/elegir-hora') enlace: string;
  /** Whether it was read. */ leida: boolean;
  /** ISO 8601 instant at which it was made. */ @Instant() created_at: string;
}

export class ReadNotificationsRequest {
  /** Notifications to mark as read; those of somebody else are passed over. */
  @IsUUID('all', { ...IDS_INVALID, each: true })
  @ArrayMaxSize(MAX_IDS, IDS_INVALID)
  @IsArray(IDS_INVALID)
  ids: string[];
}

export class UnreadNotificationsResponse {
  /** Number of unread ones; 100 means 100 or more. */ unread_notifications: number;
}

export function toNotificationResponse(notification: Notification): NotificationResponse {
  return {
    id: notification.id,
    tipo: notification.tipo,
    titulo: notification.titulo,
    texto: notification.texto,
    enlace: notification.enlace,
    leida: notification.leida_at !== null,
    created_at: notification.created_at.toISOString(),
  };
}
