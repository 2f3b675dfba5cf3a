import { type Estado, PRIORIDADES, type Prioridad, type Stage, STAGES } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { TrimLine } from '../../../platform/http/validation/trim.js';

/** Which board, and which of its cards. */
export class BoardQuery {
  /** Only applications to this vacancy; without it, people by their current application. */
  @IsOptional()
  @IsUUID(undefined, { message: 'La vacante no es válida' })
  vacante?: string;

  /** Code of the department. */
  @IsOptional()
  @TrimLine()
  @IsString()
  @MaxLength(100)
  departamento?: string;

  @IsOptional()
  @IsIn(PRIORIDADES, { message: 'La prioridad no es válida' })
  @ApiProperty({ enum: PRIORIDADES, required: false })
  prioridad?: Prioridad;

  /** Part of name, e-mail or position. */
  @IsOptional()
  @TrimLine()
  @IsString()
  @MaxLength(200)
  q?: string;
}

export class BoardColumnQuery extends BoardQuery {
  /** The column. */
  @IsIn(STAGES, { message: 'La columna no es válida' })
  @ApiProperty({ enum: STAGES })
  etapa: Stage;

  /** `siguiente` of the page before. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  cursor?: string;
}

export class BoardCardsQuery extends BoardQuery {
  /** Ids of cards, separated by commas: at most 100. */
  @IsString()
  @MaxLength(4000)
  ids: string;
}

/** One card: a person by the current application, or an application of the vacancy whose board it is. */
export class BoardCard {
  /** The candidate's id, or the application's on a vacancy's board. */
  id: string;
  candidato_id: string;
  nombre: string;
  apellidos: string;
  email: string;
  telefono: string;
  departamento: string;
  posicion: string;
  estado: Estado;
  stage: Stage;
  prioridad: Prioridad;
  /** ISO 8601 instant. */
  fecha_aplicacion: string;
  tiene_cv: boolean;
  /** API address that checks who asks. */
  cv_url: string | null;
  /** The application shown; every action names it and its version. */
  aplicacion_id: string;
  aplicacion_version: number;
  vacante_id: string | null;
  vacante_titulo: string | null;
  /** Open applications besides the one shown. */
  otras_abiertas: number;
  /** Whether human resources have written feedback on it. */
  tiene_feedback: boolean;
  /** ISO 8601 instant of its next live interview. */
  entrevista_inicio: string | null;
  /** Stages it may be moved to. */
  mover_a: Stage[];
}

export class BoardPage {
  /** Newest first. */
  @ApiProperty({ type: [BoardCard] })
  tarjetas: BoardCard[];
  /** `cursor` of the next page; null: this is the last one. */
  siguiente: string | null;
}

/** Cards of each column; null: more than 1,000, not counted. */
export class BoardCounts implements Record<Stage, number | null> {
  recibida: number | null;
  en_revision: number | null;
  entrevista: number | null;
  contratada: number | null;
  rechazada: number | null;
}
