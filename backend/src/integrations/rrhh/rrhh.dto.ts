import {
  CORREO_ESTADOS,
  LIMITS,
  MESSAGE_TYPES,
  MOVE_TARGETS,
  type CorreoEstado,
  type MessageType,
} from '@hiring/contract';
import { ApiProperty, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, Max, IsObject, IsOptional, IsString, IsUUID, Min } from 'class-validator';
import { Email, Example, Id, Instant, Text, Word } from '../../platform/openapi/field.js';
import { MAX_INTEGER } from '../../platform/http/validation/version.js';
import { ValidateObject } from '../../platform/http/validation/validate-object.js';
import { MoveRequest } from '../../candidates/applications/application.dto.js';
import { ProfileExtract } from '../../candidates/people/profile/profile-shapes.js';
import { EmailTextRequest } from '../../mail/templates/template.dto.js';
import { Trim } from '../../platform/http/validation/trim.js';

const TEXT = { message: 'Este campo debe ser un texto' };
const said = (): PropertyDecorator[] => [IsString(TEXT), IsOptional()];
/** The fields that the specification has. */
const ANNOUNCED = [
  'nombre',
  'apellidos',
  'telefono',
  'departamento',
  'posicion',
  'experiencia',
  'educacion',
  'habilidades',
  'carta_presentacion',
] as const;
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
export class NotifiedPerson extends ProfileExtract(
  ['nombre', 'apellidos', 'departamento', 'posicion'],
  said,
) {
  /** E-mail address. */
  @Email()
  @IsOptional()
  @IsString(TEXT)
  email?: string;
}

@Example({ candidaturaId: '3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11', nuevoEstado: 'en_revision' })
export class NotifyStatusRequest extends ApplicationName {
  /** Where the application stands: one of the six estados, or the stage `entrevista`. */
  @IsIn(MOVE_TARGETS, { message: 'El estado no es válido' })
  nuevoEstado: string;

  /** For the candidate to read, unless the move had words of its own. */
  @Example('Buena comunicación y experiencia contrastada.')
  @IsOptional()
  @Trim()
  @Text(LIMITS.candidateMessage, 'El mensaje', TEXT)
  feedback?: string;

  /** The person. */
  @IsOptional()
  @IsObject({ message: 'Los datos de la persona no son válidos' })
  @ValidateObject()
  @Type(() => NotifiedPerson)
  candidato?: NotifiedPerson;
}

@Example({
  candidaturaId: '3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11',
  nuevoEstado: 'en_revision',
  feedback: 'Gracias por tu interés. Te llamaremos esta semana.',
  notificar: true,
  version: 1,
})
export class UpdateStatusRequest extends NotifyStatusRequest {
  /** The version that was seen; another one answers 409 `stale_version`. Absent: the application as it is now. */
  @Example(1)
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
@Example({
  candidaturaId: '3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11',
  tipo: 'contacto',
  asunto: 'Tu candidatura en Barcelona',
  cuerpo: 'Hola, {nombre}:\n\nGracias por presentarte.',
})
export class RrhhEmailRequest extends PartialType(EmailTextRequest) {
  /** The application. */
  @IsOptional()
  @IsUUID(undefined, APPLICATION)
  candidaturaId?: string;

  /** The person, whose current application is meant. */
  @IsOptional()
  @IsUUID(undefined, { message: 'La persona candidata no es válida' })
  candidatoId?: string;

  /** Kind, in one of these words. */
  @Word(MESSAGE_TYPES, { message: 'Tipo de correo no válido' }) tipo: MessageType;

  /** May be said; another address than that of the record is refused. */
  @Example('nuria.vidal@example.com')
  @IsOptional()
  @IsString(TEXT)
  destinatario?: string;
}

@Example({ candidaturaId: '3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11' })
export class NotifyApplicationRequest extends ProfileExtract(ANNOUNCED, said) {
  /** The application; the person's current one if absent. */
  @IsOptional()
  @IsUUID(undefined, APPLICATION)
  candidaturaId?: string;

  /** Another address than that of the record is refused; no other field is looked at. */
  @Email()
  @IsOptional()
  @IsString(TEXT)
  email?: string;

  /** Address of the CV in this API; null when there is none. */
  @Example('/api/candidates/3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11/cv')
  @IsOptional()
  @IsString(TEXT)
  cv_url?: string;

  /** Instant of the application. */
  @Instant()
  @IsOptional()
  @IsString(TEXT)
  fecha_aplicacion?: string;
}

export class AnnouncementResponse {
  /** False: the person had been told before, and nothing was sent again. */ enviado: boolean;
  /** The sentence to show. */ @Example('Guardado correctamente') message: string;
  /** Id of the message. */ @Id() correo_id: string;
  /** State of the message about it; null when there is none. */
  @Word(CORREO_ESTADOS)
  correo_estado: CorreoEstado;
  /** ISO 8601 instant before which it does not leave. */ @Instant() enviar_desde: string;
}

export class ValidationResponse {
  /** Whether it could be sent. */ valido: boolean;
  /** Stable, for programs; null: it is valid. */
  @ApiProperty({ type: String, nullable: true })
  codigo: string | null;
  /** The sentence to show; null: it is valid. */
  @Example('Escribe el asunto')
  @ApiProperty({ type: String, nullable: true })
  mensaje: string | null;
  /** Messages by field. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } })
  errores: Record<string, string[]>;
  /** As it would arrive; null: not valid. */
  @Example('Tu candidatura en Barcelona')
  @ApiProperty({ type: String, nullable: true })
  asunto: string | null;
  /** The address of the record; null: not valid. */
  @Example('nuria.vidal@example.com')
  @ApiProperty({ type: String, nullable: true })
  destinatario: string | null;
}
