import {
  INVITACION_ESTADOS,
  INVITACION_LIMITS,
  INVITACION_RESULTADOS,
  type InvitacionEstado,
  type InvitacionResultado,
} from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsOptional, IsUUID } from 'class-validator';
import { MessageTextRequest } from '../../mail/templates/template.dto.js';

const PEOPLE = { message: 'Elige a quién quieres invitar' };
const TOO_MANY = { message: `Puedes invitar a ${INVITACION_LIMITS.people} personas cada vez como máximo` };

/** The words may name the template's variables. */
export class InviteRequest extends MessageTextRequest {
  /** Ids of candidates. */
  @IsUUID(undefined, { ...PEOPLE, each: true })
  @ArrayMaxSize(INVITACION_LIMITS.people, TOO_MANY)
  @ArrayNotEmpty(PEOPLE)
  @IsArray(PEOPLE)
  candidatos: string[];
}

export class InvitationPreviewRequest extends MessageTextRequest {
  /** Whose values to show; absent: an invented name. */
  @IsOptional()
  @IsUUID(undefined, { message: 'Candidato no válido' })
  candidato_id?: string;
}

export class InviteResult {
  candidato_id: string;
  @ApiProperty({ enum: INVITACION_RESULTADOS })
  resultado: InvitacionResultado;
}

export class InviteResponse {
  /** Sent now. */
  enviadas: number;
  /** In the order in which they were asked for. */
  @ApiProperty({ type: [InviteResult] })
  resultados: InviteResult[];
}

/** An invitation, as staff read it. */
export class InvitationResponse {
  id: string;
  candidato_id: string;
  nombre: string;
  apellidos: string;
  vacante_id: string;
  vacante_titulo: string;
  @ApiProperty({ enum: INVITACION_ESTADOS })
  estado: InvitacionEstado;
  /** ISO 8601 instant. */
  fecha: string;
  /** Name of the staff member; null: gone. */
  invitada_por: string | null;
  /** The application that it led to. */
  aplicacion_id: string | null;
}

export class SeenRequest {
  /** The vacancy whose page the person has opened. */
  @IsUUID(undefined, { message: 'La vacante no es válida' })
  vacante_id: string;
}
