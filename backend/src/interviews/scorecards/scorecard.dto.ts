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
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
} from 'class-validator';
import {
  Decimal,
  Email,
  Example,
  Id,
  Instant,
  Version,
  Whole,
  Word,
  tooLong,
} from '../../platform/openapi/field.js';
import { MAX_INTEGER } from '../../platform/http/validation/version.js';
import { ValidateObject } from '../../platform/http/validation/validate-object.js';
import { TrimLine } from '../../platform/http/validation/trim.js';
import type { ScorecardRequest } from './scorecard-request.entity.js';
import type { Scorecard } from './scorecard.entity.js';
import type { Criterion } from './criteria/criterion.entity.js';
import { type ComparedCriterion, requestState, type Summary } from './scorecard.rules.js';
import { OptionalText } from '../../platform/http/validation/optional-text.js';

const SCORE_INVALID = { message: 'Puntúa del 1 al 5' };
const NAME_MISSING = { message: 'Escribe su nombre' };

export class ScoreDto {
  /** Id of the criterion. */ @IsUUID(undefined, SCORE_INVALID) criterio_id: string;

  /** One to five. */
  @Whole(1, 5, SCORE_INVALID)
  puntos: number;
}

@Example({
  puntuaciones: [{ criterio_id: '3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11', puntos: 4 }],
  recomendacion: 'si',
  comentario: 'Explica con claridad cómo revisa un camión.',
})
export class GiveScorecard {
  /** Criteria that are left out are not scored. */
  @ApiProperty({ type: [ScoreDto] })
  @ValidateObject({ each: true, ...SCORE_INVALID })
  @Type(() => ScoreDto)
  @ArrayUnique(({ criterio_id }: ScoreDto) => criterio_id, SCORE_INVALID)
  @ArrayMaxSize(SCORECARD_LIMITS.criteria, SCORE_INVALID)
  @IsArray(SCORE_INVALID)
  puntuaciones: ScoreDto[];

  /** What the interviewer recommends. */
  @Word(RECOMENDACIONES, { message: 'Elige una recomendación' }) recomendacion: Recomendacion;

  /** Words about it. */
  @Example('Explica con claridad cómo revisa un camión.')
  @OptionalText(SCORECARD_LIMITS.comment)
  comentario?: string | null;

  /** Version of one's own scorecard that is changed; another one answers 409 `scorecard_stale`. */
  @Example(1)
  @IsOptional()
  @IsInt({ message: 'Falta la versión' })
  @Max(MAX_INTEGER, { message: 'Falta la versión' })
  version?: number;
}

export class AskScorecardRequest {
  /** Name of the person. */
  @Example('Núria')
  @TrimLine()
  @MaxLength(SCORECARD_LIMITS.name, tooLong(SCORECARD_LIMITS.name))
  @IsNotEmpty(NAME_MISSING)
  @IsString(NAME_MISSING)
  nombre: string;

  /** E-mail address. */
  @TrimLine()
  @MaxLength(254, { message: 'El correo no es válido' })
  @IsEmail({}, { message: 'El correo no es válido' })
  email: string;
}

export class ScoreView extends ScoreDto {
  /** As it was called when it was scored. */ @Example('Experiencia en taller') nombre: string;
}

export class ScorecardResponse {
  /** Id. */ @Id() id: string;
  /** Name of its author. */ @Example('Marta Soler') autor_nombre: string;
  /** Points by criterion. */ @ApiProperty({ type: [ScoreView] }) puntuaciones: ScoreView[];
  /** What the interviewer recommends. */
  @Word(RECOMENDACIONES) recomendacion: Recomendacion;
  /** Words about it. */ @Example('Explica con claridad cómo revisa un camión.') comentario: string | null;
  @Version() version: number;
  /** ISO 8601 instant of the last change. */ @Instant() updated_at: string;
}

export class ScorecardRequestResponse {
  /** Id. */ @Id() id: string;
  /** Name of the person. */ @Example('Núria') nombre: string;
  /** E-mail address. */ @Email() email: string;
  /** State, in one of these words. */
  @Word(SCORECARD_REQUEST_STATES) estado: ScorecardRequestState;
  /** ISO 8601 instant after which it is no longer good. */ @Instant() caduca: string;
}

export class ScoredCriterion {
  /** Id. */ @Id() id: string;
  /** Name of the criterion. */ @Example('Experiencia en taller') nombre: string;
  /** What is looked at. */
  @Example('Averías que sabe diagnosticar sin ayuda.') descripcion: string | null;
}

export const toScoredCriterion = ({ id, nombre, descripcion }: Criterion): ScoredCriterion => ({
  id,
  nombre,
  descripcion,
});

/** The points of one criterion side by side. */
export class ComparedScores implements ComparedCriterion {
  /** Name of the criterion. */ @Example('Experiencia en taller') nombre: string;
  /** Points in the order of `comparadas`; null: not scored. */
  @ApiProperty({ type: 'array', items: { type: 'integer', nullable: true } }) puntos: (number | null)[];
  /** The lowest. */ @Example(2) minimo: number;
  /** The highest. */ @Example(5) maximo: number;
  /** Whether the highest and the lowest are at least two points apart. */ @Example(true) discrepan: boolean;
}

export class SummaryRequest {
  /** What those who held it concluded together; null empties it. */
  @Example('Las tres personas la recomiendan; le falta soltura con el tacógrafo digital.')
  @ApiProperty({ nullable: true, type: String, maxLength: SCORECARD_LIMITS.comment })
  @OptionalText(SCORECARD_LIMITS.comment)
  resumen: string | null;

  /** The version that was read, 0 while there is none; another one answers 409 `scorecard_summary_stale`. */
  @Example(0)
  @Whole(0, MAX_INTEGER, { message: 'Falta la versión' })
  version: number;
}

export class InterviewScorecards {
  /** Id of the interview. */ @Id() entrevista_id: string;
  /** Id of the application. */ @Id() aplicacion_id: string;
  /** ISO 8601 instant at which it begins. */ @Instant() inicio: string;
  /** State, in one of these words. */ @Word(INTERVIEW_ESTADOS) estado: InterviewEstado;
  /** Name of the interviewer. */ @Example('Marta Soler') entrevistador_nombre: string | null;
  /** Whether it can be scored: neither cancelled nor missed. */ evaluable: boolean;
  /** Criteria. */ @ApiProperty({ type: [ScoredCriterion] }) criterios: ScoredCriterion[];
  /** One's own. */ propia: ScorecardResponse | null;
  /** The others'; hidden, and thus empty, until one has given one's own. */ otras: ScorecardResponse[];
  /** How many there are that one does not see. */ ocultas: number;
  /** Authors of the scorecards that are compared, one's own first; empty with fewer than two. */
  @Example(['Marta Soler', 'Jordi Puig']) comparadas: string[];
  /** Their points by criterion. */ @ApiProperty({ type: [ComparedScores] }) comparacion: ComparedScores[];
  /** The summary for the record; null: none, or hidden with the others. */
  @Example('Las tres personas la recomiendan; le falta soltura con el tacógrafo digital.') resumen:
    | string
    | null;
  /** Version of the summary, for the next write of it; 0: never written. */ resumen_version: number;
  /** Links sent to those without an account. */
  @ApiProperty({ type: [ScorecardRequestResponse] }) peticiones: ScorecardRequestResponse[];
}

export class CriterionMean {
  /** Name of the criterion. */ @Example('Experiencia en taller') nombre: string;
  /** Mean of the points, one to five. */ @Decimal() media: number;
  /** How many gave points. */ puntuadas: number;
}

export class RecommendationCounts implements Record<Recomendacion, number> {
  /** How many say yes without a doubt. */ si_rotundo: number;
  /** How many say yes. */ si: number;
  /** How many have doubts. */ dudas: number;
  /** How many say no. */ no: number;
}

export class ApplicationSummary implements Summary {
  /** Id of the application. */ @Id() aplicacion_id: string;
  /** What the person applied for: the vacancy, or the code of the position. */
  @Example('Mecánico de camiones') puesto: string;
  /** Number of scorecards that the reader may see. */ evaluaciones: number;
  /** Means by criterion. */ @ApiProperty({ type: [CriterionMean] }) medias: CriterionMean[];
  /** Mean of the points, one to five. */ @Decimal() media: number | null;
  /** How many recommend each. */ recomendaciones: RecommendationCounts;
}

export class CandidateScorecardsResponse {
  /** Summary of each application. */
  @ApiProperty({ type: [ApplicationSummary] }) resumenes: ApplicationSummary[];
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
