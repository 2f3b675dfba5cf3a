import { INTERVIEW_LIMITS, type ProposedMoment } from '@hiring/contract';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, Matches } from 'class-validator';
import { Example, Instant, Text } from '../../platform/openapi/field.js';
import { ValidateObject } from '../../platform/http/validation/validate-object.js';
import { Trim } from '../../platform/http/validation/trim.js';
import type { MomentWish } from './answer-interview.js';
import type { InterviewRequest } from './interview-request.entity.js';

const MOMENT_INVALID = { message: 'Indica el día y la hora de cada momento que propongas' };

export class MomentDto implements ProposedMoment {
  /** Day in Madrid, YYYY-MM-DD. */
  @Example('2027-03-01') @Matches(/^\d{4}-\d{2}-\d{2}$/, MOMENT_INVALID) fecha: string;

  /** Hour in Madrid, HH:MM. */
  @Example('09:30') @Matches(/^([01]\d|2[0-3]):[0-5]\d$/, MOMENT_INVALID) hora: string;
}

/** Words, moments, or both. */
export class MomentRequest {
  /** What the candidate writes about another moment. */
  @Example('Los lunes trabajo hasta las tres.')
  @IsOptional()
  @Trim()
  @Text(INTERVIEW_LIMITS.request, 'El mensaje', { message: 'El mensaje no es válido' })
  texto?: string;

  /** Moments that the candidate proposes. */
  @ApiPropertyOptional({ type: [MomentDto] })
  @IsOptional()
  @ValidateObject({ each: true, ...MOMENT_INVALID })
  @Type(() => MomentDto)
  @ArrayMaxSize(INTERVIEW_LIMITS.proposals, {
    message: `Puedes proponer hasta ${INTERVIEW_LIMITS.proposals} momentos`,
  })
  @IsArray(MOMENT_INVALID)
  propuestas?: MomentDto[];
}

/** Treats missing and null alike. */
export const toMomentWish = ({ texto, propuestas }: MomentRequest): MomentWish => ({
  texto: texto ?? null,
  propuestas: propuestas ?? [],
});

export class MomentRequestView {
  /** What the candidate wrote about another moment. */
  @Example('Los lunes trabajo hasta las tres.') texto: string | null;
  /** Moments that the candidate proposes. */ @ApiProperty({ type: [MomentDto] }) propuestas: MomentDto[];
  /** ISO 8601 instant at which the candidate asked. */ @Instant() pedida: string;
}

export function toMomentRequestView(request: InterviewRequest): MomentRequestView {
  return {
    texto: request.texto,
    propuestas: request.propuestas.map(({ fecha, hora }) => ({ fecha, hora })),
    pedida: request.created_at.toISOString(),
  };
}
