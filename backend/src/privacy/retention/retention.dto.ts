import { LinkToken } from '../../auth/account-fields.js';
import {
  CONSERVACION_ESTADOS,
  CONSERVACION_LIMITS,
  CONSERVACION_PASOS,
  type ConservacionEstado,
  type ConservacionPaso,
} from '@hiring/contract';
import { applyDecorators } from '@nestjs/common';
import { IntersectionType, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsOptional, IsString } from 'class-validator';
import { Day, Email, Example, Id, Instant, Version, Whole, Word } from '../../platform/openapi/field.js';
import { IsVersion } from '../../platform/http/validation/version.js';
import type { RetentionSettings } from './retention-settings.entity.js';

const { retencionMeses, contratadasMeses, ofertasAnios, avisoDias, cuarentenaDias } = CONSERVACION_LIMITS;
const between = ({ min, max }: { min: number; max: number }) => ({
  message: `Escribe un número entre ${min} y ${max}`,
});

export class RetentionSettingsRequest {
  /** Months after the last activity of a closed process. */
  @Whole(retencionMeses.min, retencionMeses.max, between(retencionMeses))
  retencion_meses: number;

  /** Months after the last activity of somebody who was hired; absent: as they were. */
  @IsOptional()
  @Whole(contratadasMeses.min, contratadasMeses.max, between(contratadasMeses))
  retencion_contratadas_meses?: number;

  /** Years that a signed offer is kept after its signature; absent: as they were. */
  @IsOptional()
  @Whole(ofertasAnios.min, ofertasAnios.max, between(ofertasAnios))
  ofertas_anios?: number;

  /** Days between the reminder and the quarantine. */
  @Whole(avisoDias.min, avisoDias.max, between(avisoDias))
  aviso_dias: number;

  /** Days between the quarantine and the erasure. */
  @Whole(cuarentenaDias.min, cuarentenaDias.max, between(cuarentenaDias))
  cuarentena_dias: number;

  /** The one that was read: an older one is refused. */
  @IsVersion({ message: 'La versión no es válida' })
  version: number;
}

export class RetentionSettingsResponse {
  /** Months that data are kept after the last contact. */ retencion_meses: number;
  /** The same months for whoever was hired. */ retencion_contratadas_meses: number;
  /** Years that a signed offer is kept after its signature. */ ofertas_anios: number;
  /** Days between the reminder and the quarantine. */ aviso_dias: number;
  /** Days between hiding a record and erasing it. */ cuarentena_dias: number;
  @Version() version: number;
  /** ISO 8601 instant of the last change. */ @Instant() updated_at: string;
}

export function toSettingsResponse(settings: RetentionSettings): RetentionSettingsResponse {
  const { id: _, updated_at, ...periods } = settings;
  return { ...periods, updated_at: updated_at.toISOString() };
}

export class PlanQuery {
  /** The day that is looked at, YYYY-MM-DD: from today on, at most six years ahead. */
  @IsOptional()
  @IsString()
  fecha?: string;

  /**
   * Positions of the first and last row wanted, from 0, as a JSON list: at most 100 rows.
   * @example "[0,24]"
   */
  @IsOptional()
  @IsString()
  range?: string;

  /** Which step of the plan. */
  @IsOptional()
  @Word(CONSERVACION_PASOS, { message: 'El paso no es válido' })
  paso?: ConservacionPaso;
}

const tried = ({ min, max }: { min: number; max: number }) =>
  applyDecorators(
    IsOptional(),
    Type(() => Number),
    Whole(min, max, between({ min, max })),
  );

/** Periods that are not in force: what they would do. */
export class TriedPeriods {
  /** Months after the last activity; absent: those in force. */
  @tried(retencionMeses)
  retencion_meses?: number;

  /** Months after the last activity of somebody who was hired; absent: those in force. */
  @tried(contratadasMeses)
  retencion_contratadas_meses?: number;

  /** Days between the reminder and the quarantine. */
  @tried(avisoDias)
  aviso_dias?: number;

  /** Days between the quarantine and the erasure. */
  @tried(cuarentenaDias)
  cuarentena_dias?: number;
}

export class SummaryQuery extends IntersectionType(PickType(PlanQuery, ['fecha']), TriedPeriods) {}

/** A person who would be reminded, hidden or erased, and why. */
export class PlannedPerson {
  /** Id of the person. */ @Id() id: string;
  /** Name of the person. */ @Example('Núria Vidal Roca') persona: string;
  /** E-mail address. */ @Email() email: string;
  /** What would be done. */ @Word(CONSERVACION_PASOS) paso: ConservacionPaso;
  /** State, in one of these words. */
  @Word(CONSERVACION_ESTADOS) estado: ConservacionEstado;
  /** ISO 8601 instant of the last activity. */ @Instant() actividad_at: string;
  /** Why the person is on the list, in words. */
  @Example('Su último proceso terminó sin contrato') motivo: string;
  /** Instant at which the person was reminded. */ @Instant() avisada_at: string | null;
  /** Instant at which the record was hidden. */ @Instant() cuarentena_at: string | null;
}

export class PlanSummary {
  /** YYYY-MM-DD. */ @Day() fecha: string;
  /** People of each step; null: more than are counted. */ aviso: number | null;
  /** How many would be hidden. */ cuarentena: number | null;
  /** How many would be erased. */ borrado: number | null;
}

export class QuarantinedPerson {
  /** Id of the person. */ @Id() id: string;
  /** Name of the person. */ @Example('Núria Vidal Roca') persona: string;
  /** ISO 8601 instant at which the record was hidden. */ @Instant() cuarentena_at: string;
  /** Instant at which it will be erased. */ @Instant() se_borra_at: string;
}

/** What the portal says about how long the person's data are kept. */
export class OwnKeeping {
  /** State, in one of these words. */
  @Word(CONSERVACION_ESTADOS) estado: ConservacionEstado;
  /** YYYY-MM-DD: when the data become unreadable, or are erased; null: nothing is due. */
  @Day() fecha: string | null;
}

export class KeepingToken {
  /** That of the link in the message. */
  @LinkToken()
  token: string;
}
