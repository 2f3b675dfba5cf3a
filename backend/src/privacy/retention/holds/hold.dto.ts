import { CONSERVACION_LIMITS, LIMITS } from '@hiring/contract';
import { IsDateString, IsOptional, IsString, IsUUID, Matches, MaxLength, MinLength } from 'class-validator';
import { Day, Email, Example, Id, Instant, Text } from '../../../platform/openapi/field.js';
import { Trim, TrimLine } from '../../../platform/http/validation/trim.js';

const REASON = { message: `Explica el motivo con al menos ${CONSERVACION_LIMITS.motivoMin} caracteres` };
const EMAIL = { message: 'Escribe el correo de la persona' };
const DAY = { message: 'La fecha no es válida' };

@Example({
  candidato_id: '3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11',
  motivo: 'Hay una reclamación laboral en curso.',
  hasta: '2027-03-01',
})
export class HoldRequest {
  /** Whose record; or the e-mail. */
  @IsOptional()
  @IsUUID(undefined, { message: 'La persona no es válida' })
  candidato_id?: string;

  /** E-mail address. */
  @Email()
  @IsOptional()
  @TrimLine()
  @Text(LIMITS.email, EMAIL)
  email?: string;

  /** Why the data may not be erased; the person reads it if they ask for an erasure. */
  @Example('Hay una reclamación abierta.')
  @Trim()
  @MaxLength(CONSERVACION_LIMITS.motivo, {
    message: `El motivo no puede superar los ${CONSERVACION_LIMITS.motivo} caracteres`,
  })
  @MinLength(CONSERVACION_LIMITS.motivoMin, REASON)
  @IsString(REASON)
  motivo: string;

  /** Last day of the hold, YYYY-MM-DD; absent: until it is lifted. */
  @Example('2027-03-01')
  @IsOptional()
  @Matches(/^\d{4}-\d\d-\d\d$/, DAY)
  @IsDateString({ strict: true }, DAY)
  hasta?: string;
}

export class HoldResponse {
  /** Id. */ @Id() id: string;
  /** Id of the person. */ @Id() candidato_id: string;
  /** Name and surnames. */ @Example('Núria Vidal Roca') persona: string;
  /** Why the data may not be erased. */ @Example('Hay una reclamación abierta.') motivo: string;
  /** YYYY-MM-DD; null: until it is lifted. */ @Day() hasta: string | null;
  /** Whether it is in force. */ vigente: boolean;
  /**
   * Name of the person who placed it; null: the account was deleted.
   */
  @Example('Marta Soler') creada_por: string | null;
  /** When it was made. */ @Instant() created_at: string;
  /** Instant at which it was lifted; null while it is in force. */ @Instant() levantada_at: string | null;
  /** Name of the person who lifted it. */ @Example('Marta Soler') levantada_por: string | null;
}

/** What is shown in a person's record. */
export class HoldNotice {
  /** Why the data may not be erased. */ @Example('Hay una reclamación abierta.') motivo: string;
  /** Last day of the hold, YYYY-MM-DD; null: until it is lifted. */ @Day() hasta: string | null;
  /** When it was made. */ @Instant() created_at: string;
}

export class RecordHold {
  /** Null: there is no hold. */ retencion: HoldNotice | null;
}
