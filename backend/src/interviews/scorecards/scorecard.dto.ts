import {
  INTERVIEW_ESTADOS,
  RECOMENDACIONES,
  SCORECARD_LIMITS,
  SCORECARD_REQUEST_STATES,
} from '@hiring/contract';
import type { InterviewEstado, Recomendacion, ScorecardRequestState } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsEmail,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { MAX_INTEGER } from '../../platform/http/versions/version.js';
import { ValidateObject } from '../../platform/http/validation/validate-object.js';
import { Trim, TrimLine } from '../../platform/http/validation/trim.js';
import type { ScorecardRequest } from './scorecard-request.entity.js';
import type { Scorecard } from './scorecard.entity.js';
import { requestState, type Summary } from './scorecard.rules.js';

const SCORE_INVALID = { message: 'Puntúa del 1 al 5' };
const NAME_MISSING = { message: 'Escribe su nombre' };
const tooLong = (max: number) => ({ message: `No puede superar los ${max} caracteres` });

export class ScoreDto {
  @IsUUID(undefined, SCORE_INVALID)
  criterio_id: string;

  @Max(5, SCORE_INVALID)
  @Min(1, SCORE_INVALID)
  @IsInt(SCORE_INVALID)
  puntos: number;
}

export class GiveScorecard {
  /** Criteria that are left out are not scored. */
  @ApiProperty({ type: [ScoreDto] })
  @ValidateObject({ each: true, ...SCORE_INVALID })
  @Type(() => ScoreDto)
  @ArrayUnique(({ criterio_id }: ScoreDto) => criterio_id, SCORE_INVALID)
  @ArrayMaxSize(SCORECARD_LIMITS.criteria, SCORE_INVALID)
  @IsArray(SCORE_INVALID)
  puntuaciones: ScoreDto[];

  @ApiProperty({ enum: RECOMENDACIONES })
  @IsIn(RECOMENDACIONES, { message: 'Elige una recomendación' })
  recomendacion: Recomendacion;

  @IsOptional()
  @Trim()
  @MaxLength(SCORECARD_LIMITS.comment, tooLong(SCORECARD_LIMITS.comment))
  @IsString()
  comentario?: string | null;

  /** Of one's own that is changed; another one answers 409 `scorecard_stale`. */
  @IsOptional()
  @IsInt({ message: 'Falta la versión' })
  @Max(MAX_INTEGER, { message: 'Falta la versión' })
  version?: number;
}

export class AskScorecardRequest {
  @TrimLine()
  @MaxLength(SCORECARD_LIMITS.name, tooLong(SCORECARD_LIMITS.name))
  @IsNotEmpty(NAME_MISSING)
  @IsString(NAME_MISSING)
  nombre: string;

  @TrimLine()
  @MaxLength(254, { message: 'El email no es válido' })
  @IsEmail({}, { message: 'El email no es válido' })
  email: string;
}

export class ScoreView extends ScoreDto {
  /** As it was called when it was scored. */
  nombre: string;
}

export class ScorecardResponse {
  id: string;
  autor_nombre: string;
  @ApiProperty({ type: [ScoreView] })
  puntuaciones: ScoreView[];
  @ApiProperty({ enum: RECOMENDACIONES })
  recomendacion: Recomendacion;
  comentario: string | null;
  version: number;
  /** ISO 8601 instant. */
  updated_at: string;
}

export class ScorecardRequestResponse {
  id: string;
  nombre: string;
  email: string;
  @ApiProperty({ enum: SCORECARD_REQUEST_STATES })
  estado: ScorecardRequestState;
  /** ISO 8601 instant. */
  caduca: string;
}

export class ScoredCriterion {
  id: string;
  nombre: string;
  descripcion: string | null;
}

export class InterviewScorecards {
  entrevista_id: string;
  aplicacion_id: string;
  /** ISO 8601 instant. */
  inicio: string;
  @ApiProperty({ enum: INTERVIEW_ESTADOS })
  estado: InterviewEstado;
  entrevistador_nombre: string | null;
  /** Whether it can be scored: neither cancelled nor missed. */
  evaluable: boolean;
  @ApiProperty({ type: [ScoredCriterion] })
  criterios: ScoredCriterion[];
  /** One's own. */
  propia: ScorecardResponse | null;
  /** The others'; hidden, and thus empty, until one has given one's own. */
  otras: ScorecardResponse[];
  /** How many there are that one does not see. */
  ocultas: number;
  @ApiProperty({ type: [ScorecardRequestResponse] })
  peticiones: ScorecardRequestResponse[];
}

export class CriterionMean {
  nombre: string;
  media: number;
  puntuadas: number;
}

export class RecommendationCounts implements Record<Recomendacion, number> {
  si_rotundo: number;
  si: number;
  dudas: number;
  no: number;
}

export class ApplicationSummary implements Summary {
  aplicacion_id: string;
  /** What the person applied for: the vacancy, or the code of the position. */
  puesto: string;
  /** Of what one may see. */
  evaluaciones: number;
  @ApiProperty({ type: [CriterionMean] })
  medias: CriterionMean[];
  media: number | null;
  recomendaciones: RecommendationCounts;
}

export class CandidateScorecardsResponse {
  @ApiProperty({ type: [ApplicationSummary] })
  resumenes: ApplicationSummary[];
  /** The latest first. */
  @ApiProperty({ type: [InterviewScorecards] })
  entrevistas: InterviewScorecards[];
}

export function toScorecardResponse(card: Scorecard): ScorecardResponse {
  const { id, autor_nombre, puntuaciones, recomendacion, comentario, version, updated_at } = card;
  return {
    id,
    autor_nombre,
    puntuaciones,
    recomendacion,
    comentario,
    version,
    updated_at: updated_at.toISOString(),
  };
}

export function toScorecardRequestResponse(request: ScorecardRequest, now: Date): ScorecardRequestResponse {
  const { id, nombre, email, caduca_at } = request;
  return { id, nombre, email, estado: requestState(request, now), caduca: caduca_at.toISOString() };
}
