import { type CorreoEstado, LIMITS, MESSAGE_TYPES, type MessageType, MOVE_TARGETS } from '@hiring/contract';
import { ApiProperty, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  Max,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  Min,
} from 'class-validator';
import { MAX_INTEGER } from '../../platform/http/versions/version.js';
import { ValidateObject } from '../../platform/http/validation/validate-object.js';
import { MoveRequest } from '../../candidates/applications/application.dto.js';
import { MessageTextRequest } from '../../mail/templates/template.dto.js';
import { Trim } from '../../platform/http/validation/trim.js';

const TEXT = { message: 'Este campo debe ser un texto' };
const APPLICATION = { message: 'La candidatura no es válida' };

/** Whose process: an application, or the person's current one. One of the two is needed. */
export class ApplicationName {
  /** The application. */
  @IsOptional()
  @IsUUID(undefined, APPLICATION)
  candidaturaId?: string;

  /** The person, whose current application is meant. */
  @IsOptional()
  @IsUUID(undefined, { message: 'La persona candidata no es válida' })
  candidatoId?: string;
}

/** The person as the caller has them. Only `email` is looked at: another one than that of the record is refused. */
export class NotifiedPerson {
  @IsOptional()
  @IsString(TEXT)
  nombre?: string;

  @IsOptional()
  @IsString(TEXT)
  apellidos?: string;

  @IsOptional()
  @IsString(TEXT)
  email?: string;

  @IsOptional()
  @IsString(TEXT)
  posicion?: string;

  @IsOptional()
  @IsString(TEXT)
  departamento?: string;
}

export class NotifyStatusRequest extends ApplicationName {
  /** Where the application stands: one of the six estados, or the stage `entrevista`. */
  @IsIn(MOVE_TARGETS, { message: 'El estado no es válido' })
  nuevoEstado: string;

  /** For the candidate to read, unless the move had words of its own. */
  @IsOptional()
  @Trim()
  @IsString(TEXT)
  @MaxLength(LIMITS.candidateMessage, {
    message: `El mensaje no puede superar los ${LIMITS.candidateMessage} caracteres`,
  })
  feedback?: string;

  @IsOptional()
  @IsObject({ message: 'Los datos de la persona no son válidos' })
  @ValidateObject()
  @Type(() => NotifiedPerson)
  candidato?: NotifiedPerson;
}

export class UpdateStatusRequest extends NotifyStatusRequest {
  /** The version that was seen; another one answers 409 `stale_version`. Absent: the application as it is now. */
  @IsOptional()
  @IsInt({ message: 'La versión no es válida' })
  @Min(1, { message: 'La versión no es válida' })
  @Max(MAX_INTEGER, { message: 'La versión no es válida' })
  version?: number;

  /** Why it is rejected, from the list of reasons; HR's own. Only with `rechazada`. */
  @IsOptional()
  @IsUUID(undefined, { message: 'El motivo no es válido' })
  motivo_rechazo_id?: MoveRequest['motivo_rechazo_id'];

  /** Whether the candidate gets a message; true unless said. */
  @IsOptional()
  @IsBoolean({ message: 'Este campo debe ser verdadero o falso' })
  notificar?: boolean;
}

/** Words that are left out are the template's. */
export class RrhhEmailRequest extends PartialType(MessageTextRequest) {
  /** The application. */
  @IsOptional()
  @IsUUID(undefined, APPLICATION)
  candidaturaId?: string;

  /** The person, whose current application is meant. */
  @IsOptional()
  @IsUUID(undefined, { message: 'La persona candidata no es válida' })
  candidatoId?: string;

  @IsIn(MESSAGE_TYPES, { message: 'Tipo de email no válido' })
  @ApiProperty({ enum: MESSAGE_TYPES })
  tipo: MessageType;

  /** May be said; another address than that of the record is refused. */
  @IsOptional()
  @IsString(TEXT)
  destinatario?: string;
}

export class NotifyApplicationRequest {
  /** The application; the person's current one if absent. */
  @IsOptional()
  @IsUUID(undefined, APPLICATION)
  candidaturaId?: string;

  @IsOptional()
  @IsString(TEXT)
  nombre?: string;

  @IsOptional()
  @IsString(TEXT)
  apellidos?: string;

  /** Another address than that of the record is refused; no other field is looked at. */
  @IsOptional()
  @IsString(TEXT)
  email?: string;

  @IsOptional()
  @IsString(TEXT)
  telefono?: string;

  @IsOptional()
  @IsString(TEXT)
  departamento?: string;

  @IsOptional()
  @IsString(TEXT)
  posicion?: string;

  @IsOptional()
  @IsString(TEXT)
  experiencia?: string;

  @IsOptional()
  @IsString(TEXT)
  educacion?: string;

  @IsOptional()
  @IsString(TEXT)
  habilidades?: string;

  @IsOptional()
  @IsString(TEXT)
  cv_url?: string;

  @IsOptional()
  @IsString(TEXT)
  carta_presentacion?: string;

  @IsOptional()
  @IsString(TEXT)
  fecha_aplicacion?: string;
}

export class AnnouncementResponse {
  /** False: the person had been told before, and nothing was sent again. */
  enviado: boolean;
  /** The sentence to show. */
  message: string;
  correo_id: string;
  correo_estado: CorreoEstado;
  /** ISO 8601 instant before which it does not leave. */
  enviar_desde: string;
}

export class ValidationResponse {
  valido: boolean;
  /** Stable, for programs; null: it is valid. */
  @ApiProperty({ type: String, nullable: true })
  codigo: string | null;
  /** The sentence to show; null: it is valid. */
  @ApiProperty({ type: String, nullable: true })
  mensaje: string | null;
  /** Messages by field. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } })
  errores: Record<string, string[]>;
  /** As it would arrive; null: not valid. */
  @ApiProperty({ type: String, nullable: true })
  asunto: string | null;
  /** The address of the record; null: not valid. */
  @ApiProperty({ type: String, nullable: true })
  destinatario: string | null;
}
