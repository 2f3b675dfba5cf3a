import { type Finalidad, FINALIDADES } from '@hiring/contract';
import { IsBoolean, IsOptional } from 'class-validator';
import { Example, Instant, Text, Word } from '../../../platform/openapi/field.js';
import { TrimLine } from '../../../platform/http/validation/trim.js';
import type { Consent } from './consent.entity.js';

const VERSION = { message: 'La versión del aviso no es válida' };

export class ConsentRequest {
  /** Purpose of the consent. */
  @Word(FINALIDADES, { message: 'La finalidad no es válida' }) finalidad: Finalidad;

  /** False withdraws it. */
  @IsBoolean({ message: 'Este campo debe ser verdadero o falso' })
  otorgado: boolean;

  /** Version of the text that was agreed to; absent: the current one. */
  @Example('2026-01')
  @IsOptional()
  @TrimLine()
  @Text(40, VERSION)
  version?: string;

  /** Version of the privacy notice shown beside it. */
  @Example('2026-01')
  @IsOptional()
  @TrimLine()
  @Text(40, VERSION)
  aviso_version?: string;
}

/** A person's consent for a purpose. */
export class ConsentResponse {
  /** Purpose of the consent. */ @Word(FINALIDADES) finalidad: Finalidad;
  /** Whether it is given. */ otorgado: boolean;
  /** Version of the text agreed to; null where there is no consent now. */
  @Example('2026-01') version: string | null;
  /** ISO 8601 instant since when; null where there is no consent now. */ @Instant() desde: string | null;
  /** ISO 8601 instant of the last withdrawal, where there is no consent now. */
  @Instant() retirado_at: string | null;
}

/** @param latest the live consent, else the one withdrawn last, else null. */
export function toConsentResponse(finalidad: Finalidad, latest: Consent | null): ConsentResponse {
  const live = latest && latest.retirado_at === null ? latest : null;
  return {
    finalidad,
    otorgado: live !== null,
    version: live?.version ?? null,
    desde: live?.otorgado_at.toISOString() ?? null,
    retirado_at: latest?.retirado_at?.toISOString() ?? null,
  };
}
