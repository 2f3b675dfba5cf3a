import { INTERVIEW_ESTADOS, INTERVIEW_LIMITS, INTERVIEW_TIPOS } from '@hiring/contract';
import type { InterviewEstado, InterviewTipo } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, IsUUID, Matches, Max, MaxLength, Min } from 'class-validator';
import { Trim } from '../../platform/http/validation/trim.js';
import { DATE_PATTERN } from '../interview.dto.js';

export class FreeSlotsQuery {
  /** Day of Madrid, YYYY-MM-DD; absent: the next working day that has a free hour. */
  @IsOptional()
  @Matches(DATE_PATTERN, { message: 'La fecha no es válida' })
  fecha?: string;

  /** Minutes; 30 unless said. */
  @IsOptional()
  @Type(() => Number)
  @Max(INTERVIEW_LIMITS.maxMinutes)
  @Min(INTERVIEW_LIMITS.minMinutes)
  @IsInt()
  duracion?: number;

  /** A staff account. */
  @IsOptional()
  @IsUUID()
  entrevistador_id?: string;

  @IsOptional()
  @IsUUID()
  candidato_id?: string;

  /** The interview that is to be moved: its own time counts as free. */
  @IsOptional()
  @IsUUID()
  entrevista_id?: string;
}

export class FreeSlotsResponse {
  /** YYYY-MM-DD. */
  fecha: string;
  /** HH:MM of Madrid. */
  horas: string[];
}

export class InterviewersQuery {
  /** Name or e-mail. */
  @Trim()
  @IsOptional()
  @MaxLength(100)
  @IsString()
  q?: string;

  /** Only this account. */
  @IsOptional()
  @IsUUID()
  id?: string;
}

/** Somebody of the staff who may interview. */
export class InterviewerResponse {
  id: string;
  nombre: string;
}

/** An interview as the calendar draws it. */
export class AgendaInterview {
  id: string;
  /** ISO 8601 instants. */
  inicio: string;
  fin: string;
  candidato_id: string;
  candidato_nombre: string;
  entrevistador_nombre: string | null;
  @ApiProperty({ enum: INTERVIEW_TIPOS })
  tipo: InterviewTipo;
  @ApiProperty({ enum: INTERVIEW_ESTADOS })
  estado: InterviewEstado;
  /** The candidate asks for another moment. */
  pide_otro_momento: boolean;
  version: number;
}

export class AgendaResponse {
  entrevistas: AgendaInterview[];
  /** There are more than these in the days asked for. */
  hay_mas: boolean;
}
