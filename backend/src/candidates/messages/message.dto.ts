import { type CorreoEstado, MESSAGE_TYPES, type MessageType } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsUUID } from 'class-validator';
import { MessageTextRequest, TemplateVariableResponse } from '../../mail/templates/template.dto.js';

const TYPE = { message: 'Tipo de email no válido' };
const APPLICATION = { message: 'Información del candidato no disponible' };

export class DraftRequest {
  @IsUUID(undefined, APPLICATION)
  aplicacion_id: string;

  @IsIn(MESSAGE_TYPES, TYPE)
  @ApiProperty({ enum: MESSAGE_TYPES })
  tipo: MessageType;
}

export class MessageRequest extends MessageTextRequest {
  @IsUUID(undefined, APPLICATION)
  aplicacion_id: string;

  @IsIn(MESSAGE_TYPES, TYPE)
  @ApiProperty({ enum: MESSAGE_TYPES })
  tipo: MessageType;
}

/** An earlier message of the same type about this application. */
export class EarlierMessage {
  estado: CorreoEstado;
  /** ISO 8601 instant. */
  fecha: string;
}

/** Where a message by hand starts from: the template with this person's values. */
export class MessageDraft {
  asunto: string;
  cuerpo: string;
  /** Parts that the text may name, each alone on its line. */
  bloques: TemplateVariableResponse[];
  nombre: string;
  destinatario: string;
  /** False: HR reads "Email sin verificar". */
  email_verificado: boolean;
  /** Notifications are off: it would be kept and not sent. */
  avisos_desactivados: boolean;
  /** ISO 8601 instant at which a rejection that waits would leave: this message takes its place. */
  rechazo_previsto: string | null;
  anterior: EarlierMessage | null;
}
