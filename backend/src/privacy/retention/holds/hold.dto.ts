import { CONSERVACION_LIMITS, LIMITS } from '@hiring/contract';
import { IsDateString, IsOptional, IsString, IsUUID, Matches, MaxLength, MinLength } from 'class-validator';
import { Trim, TrimLine } from '../../../platform/http/validation/trim.js';

const REASON = { message: `Explica el motivo con al menos ${CONSERVACION_LIMITS.motivoMin} caracteres` };
const EMAIL = { message: 'Escribe el email de la persona' };
const DAY = { message: 'La fecha no es válida' };

export class HoldRequest {
  /** Whose record; or the e-mail. */
  @IsOptional()
  @IsUUID(undefined, { message: 'La persona no es válida' })
  candidato_id?: string;

  @IsOptional()
  @TrimLine()
  @MaxLength(LIMITS.email, EMAIL)
  @IsString(EMAIL)
  email?: string;

  /** The person is told if they ask for an erasure. */
  @Trim()
  @MaxLength(CONSERVACION_LIMITS.motivo, {
    message: `El motivo no puede superar los ${CONSERVACION_LIMITS.motivo} caracteres`,
  })
  @MinLength(CONSERVACION_LIMITS.motivoMin, REASON)
  @IsString(REASON)
  motivo: string;

  /** Last day, YYYY-MM-DD; absent: until it is lifted. */
  @IsOptional()
  @Matches(/^\d{4}-\d\d-\d\d$/, DAY)
  @IsDateString({ strict: true }, DAY)
  hasta?: string;
}

export class HoldResponse {
  id: string;
  candidato_id: string;
  /** Name and surnames. */
  persona: string;
  motivo: string;
  /** YYYY-MM-DD; null: until it is lifted. */
  hasta: string | null;
  /** Whether it is in force. */
  vigente: boolean;
  /** Name of who placed it; null: the account is gone. */
  creada_por: string | null;
  created_at: string;
  levantada_at: string | null;
  levantada_por: string | null;
}

/** What is shown in a person's record. */
export class HoldNotice {
  motivo: string;
  hasta: string | null;
  created_at: string;
}

export class RecordHold {
  /** Null: there is no hold. */
  retencion: HoldNotice | null;
}
