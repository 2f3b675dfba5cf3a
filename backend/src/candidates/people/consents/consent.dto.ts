import { type Finalidad, FINALIDADES } from '@hiring/contract';
import { IsBoolean, IsOptional } from 'class-validator';
import { Example, Instant, Text, Word } from '../../../platform/openapi/field.js';
import { TrimLine } from '../../../platform/http/validation/trim.js';
import { isoInstant } from '../../../platform/database/iso-instant.js';

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

/** A consent as the database gives it: instants are its text. */
export interface ConsentRecord {
  finalidad: Finalidad;
  version: string;
  otorgado_at: string;
  retirado_at: string | null;
}

/** @param consents of one person, the live ones first, then the newest withdrawal. */
export const toConsentResponses = (consents: readonly ConsentRecord[]): ConsentResponse[] =>
  FINALIDADES.map((finalidad) => {
    const latest = consents.find((consent) => consent.finalidad === finalidad);
    const live = latest?.retirado_at === null ? latest : null;
    return {
      finalidad,
      otorgado: live !== null,
      version: live?.version ?? null,
      desde: live && isoInstant(live.otorgado_at),
      retirado_at: latest?.retirado_at ? isoInstant(latest.retirado_at) : null,
    };
  });
