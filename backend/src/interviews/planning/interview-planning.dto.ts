import { INTERVIEW_ESTADOS, INTERVIEW_LIMITS, INTERVIEW_TIPOS } from '@hiring/contract';
import type { InterviewEstado, InterviewTipo } from '@hiring/contract';
import { Type } from 'class-transformer';
import { IsOptional, IsUUID, Matches } from 'class-validator';
import { Day, Example, Id, Instant, Text, Version, Whole, Word } from '../../platform/openapi/field.js';
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
  @Whole(INTERVIEW_LIMITS.minMinutes, INTERVIEW_LIMITS.maxMinutes)
  duracion?: number;

  /** A staff account. */
  @IsOptional()
  @IsUUID()
  entrevistador_id?: string;

  /** Staff accounts that hold it too, with commas between them. */
  @Example('3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11,6b1f0a0e-5d0e-4c0b-9b57-0f1c6f0d2a12')
  @IsOptional()
  @Matches(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(,[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}){0,7}$/i)
  participantes?: string;
  /** Id of the person whose records are wanted. */
  @Example('3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11')
  @IsOptional()
  @IsUUID()
  candidato_id?: string;

  /** The interview that is to be moved: its own time counts as free. */
  @IsOptional()
  @IsUUID()
  entrevista_id?: string;
}

export class FreeSlotsResponse {
  /** YYYY-MM-DD. */ @Day() fecha: string;
  /** HH:MM of Madrid. */ @Example(['09:30', '10:15']) horas: string[];
}

export class InterviewersQuery {
  /** Name or e-mail. */
  @Trim()
  @IsOptional()
  @Text(100)
  q?: string;

  /** Only this account. */
  @IsOptional()
  @IsUUID()
  id?: string;
}

/** Somebody of the staff who may interview. */
export class InterviewerResponse {
  /** Id. */ @Id() id: string;
  /** Name of the person. */ @Example('Núria') nombre: string;
}

/** An interview as the calendar draws it. */
export class AgendaInterview {
  /** Id. */ @Id() id: string;
  /** ISO 8601 instant at which it begins. */ @Instant() inicio: string;
  /** Instant at which it ends. */ @Instant() fin: string;
  /** Id of the person. */ @Id() candidato_id: string;
  /** Full name of the person. */ @Example('Núria Vidal Roca') candidato_nombre: string;
  /** Name of the interviewer. */ @Example('Marta Soler') entrevistador_nombre: string | null;
  /** Kind, in one of these words. */ @Word(INTERVIEW_TIPOS) tipo: InterviewTipo;
  /** State, in one of these words. */ @Word(INTERVIEW_ESTADOS) estado: InterviewEstado;
  /** The candidate asks for another moment. */ pide_otro_momento: boolean;
  @Version() version: number;
}

export class AgendaResponse {
  /** The interviews of these days. */ entrevistas: AgendaInterview[];
  /** There are more than these in the days asked for. */ hay_mas: boolean;
}
