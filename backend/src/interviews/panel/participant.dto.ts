import { INTERVIEW_LIMITS, LIMITS } from '@hiring/contract';
import { IsEmail, IsOptional, IsUUID } from 'class-validator';
import { Email, Example, Id, Text } from '../../platform/openapi/field.js';
import { TrimLine } from '../../platform/http/validation/trim.js';
import type { Participant } from './participant.entity.js';
import { OptionalLine } from '../../platform/http/validation/optional-text.js';

const EMAIL_INVALID = { message: 'El correo no es válido' };

/** Somebody who also holds the interview: a staff account, or a name with an e-mail address. */
export class ParticipantRequest {
  /** A staff account; its interviews may not overlap. */
  @IsOptional()
  @IsUUID(undefined, { message: 'La persona que entrevista no es válida' })
  usuario_id?: string | null;

  /** Name of somebody without an account; of a staff member it is set by itself. */
  @Example('Jordi Puig')
  @OptionalLine(INTERVIEW_LIMITS.interviewer)
  nombre?: string | null;

  /** E-mail address of somebody without an account. */
  @Example('jordi.puig@example.com')
  @IsOptional()
  @TrimLine()
  @IsEmail({}, EMAIL_INVALID)
  @Text(LIMITS.email, EMAIL_INVALID)
  email?: string | null;
}

/** Somebody who also holds the interview. */
export class ParticipantResponse {
  /** Id of the staff account; null: a person without one. */ @Id() usuario_id: string | null;
  /** Name. */ @Example('Jordi Puig') nombre: string;
  /** E-mail address of somebody without an account. */ @Email() email: string | null;
}

export const toParticipantResponse = ({ usuario_id, nombre, email }: Participant): ParticipantResponse => ({
  usuario_id,
  nombre,
  email,
});
