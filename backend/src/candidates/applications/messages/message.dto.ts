import { CORREO_ESTADOS, MESSAGE_TYPES, type CorreoEstado, type MessageType } from '@hiring/contract';
import { IsUUID } from 'class-validator';
import { Example, Instant, Word } from '../../../platform/openapi/field.js';
import { EmailTextRequest, TemplateVariableResponse } from '../../../mail/templates/template.dto.js';

const TYPE = { message: 'Tipo de correo no válido' };
const APPLICATION = { message: 'Información del candidato no disponible' };

export class DraftRequest {
  /** Id of the application. */ @IsUUID(undefined, APPLICATION) aplicacion_id: string;

  /** Kind, in one of these words. */
  @Word(MESSAGE_TYPES, TYPE) tipo: MessageType;
}

export class MessageRequest extends EmailTextRequest {
  /** Id of the application. */ @IsUUID(undefined, APPLICATION) aplicacion_id: string;

  /** Kind, in one of these words. */
  @Word(MESSAGE_TYPES, TYPE) tipo: MessageType;
}

/** An earlier message of the same type about this application. */
export class EarlierMessage {
  /** State, in one of these words. */ @Word(CORREO_ESTADOS) estado: CorreoEstado;
  /** ISO 8601 instant at which it was made. */ @Instant() fecha: string;
}

/** Where a message by hand starts from: the template with this person's values. */
export class MessageDraft {
  /** Subject of the message. */ @Example('Tu candidatura en Barcelona') asunto: string;
  /** Text of the message with this person's values; `bloques` names what may still stand in braces. */
  @Example('Hola, Núria:\n\nGracias por presentarte.') cuerpo: string;
  /** Parts that the text may name, each alone on its line. */ bloques: TemplateVariableResponse[];
  /** Name of the person. */ @Example('Núria') nombre: string;
  /** Address of the recipient. */ @Example('nuria.vidal@example.com') destinatario: string;
  /** False: HR reads "Email sin verificar". */ email_verificado: boolean;
  /** Notifications are off: it would be kept and not sent. */ avisos_desactivados: boolean;
  /** ISO 8601 instant at which a rejection that waits would leave: this message takes its place. */
  @Instant() rechazo_previsto: string | null;
  /** The last message of this type about this application; null: there is none. */ anterior: EarlierMessage | null;
}
