import {
  INVITACION_ESTADOS,
  INVITACION_LIMITS,
  INVITACION_RESULTADOS,
  type InvitacionEstado,
  type InvitacionResultado,
} from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsOptional, IsUUID } from 'class-validator';
import { Example, Id, Instant, Word } from '../../../platform/openapi/field.js';
import { EmailTextRequest } from '../../../mail/templates/template.dto.js';

const PEOPLE = { message: 'Elige a quién quieres invitar' };
const TOO_MANY = { message: `Puedes invitar a ${INVITACION_LIMITS.people} personas cada vez como máximo` };

/** The words may name the template's variables. */
@Example({
  asunto: 'Tu candidatura en Barcelona',
  candidatos: ['3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11'],
  cuerpo: 'Hola, {nombre}:\n\nHay una vacante que encaja contigo.\n\n{boton}',
})
export class InviteRequest extends EmailTextRequest {
  /** Ids of candidates. */
  @IsUUID(undefined, { ...PEOPLE, each: true })
  @ArrayMaxSize(INVITACION_LIMITS.people, TOO_MANY)
  @ArrayNotEmpty(PEOPLE)
  @IsArray(PEOPLE)
  candidatos: string[];
}

@Example({
  asunto: 'Tu candidatura en Barcelona',
  candidato_id: '3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11',
  cuerpo: 'Hola, {nombre}:\n\nHay una vacante que encaja contigo.\n\n{boton}',
})
export class InvitationPreviewRequest extends EmailTextRequest {
  /** Whose values to show; absent: an invented name. */
  @IsOptional()
  @IsUUID(undefined, { message: 'Candidato no válido' })
  candidato_id?: string;
}

export class InviteResult {
  /** Id of the person. */ @Id() candidato_id: string;
  /** How it came out. */ @Word(INVITACION_RESULTADOS) resultado: InvitacionResultado;
}

export class InviteResponse {
  /** Sent now. */ enviadas: number;
  /** In the order in which they were asked for. */
  @ApiProperty({ type: [InviteResult] })
  resultados: InviteResult[];
}

/** An invitation, as staff read it. */
export class InvitationResponse {
  /** Id. */ @Id() id: string;
  /** Id of the person. */ @Id() candidato_id: string;
  /** First name. */ @Example('Núria') nombre: string;
  /** Family names. */ @Example('Vidal Roca') apellidos: string;
  /** Id of the vacancy. */ @Id() vacante_id: string;
  /** Title of the vacancy. */
  @Example('Mecánico de camiones') vacante_titulo: string;
  /** State, in one of these words. */ @Word(INVITACION_ESTADOS) estado: InvitacionEstado;
  /** ISO 8601 instant at which it happened. */ @Instant() fecha: string;
  /** Name of the staff member; null: gone. */ @Example('Marta Soler') invitada_por: string | null;
  /** The application that it led to. */ @Id() aplicacion_id: string | null;
}

export class SeenRequest {
  /** The vacancy whose page the person has opened. */
  @IsUUID(undefined, { message: 'La vacante no es válida' })
  vacante_id: string;
}
