import { ESTADOS, PRIORIDADES, STAGES, type Estado, type Prioridad, type Stage } from '@hiring/contract';
import { ApiProperty, OmitType } from '@nestjs/swagger';
import { IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { PhaseBrief } from '../application.dto.js';
import { Email, Example, Id, Instant, Word, Words } from '../../../platform/openapi/field.js';
import { TrimLine } from '../../../platform/http/validation/trim.js';

/** Which board, and which of its cards. */
export class BoardQuery {
  /** Only applications to this vacancy; without it, people by their current application. */
  @IsOptional()
  @IsUUID(undefined, { message: 'La vacante no es válida' })
  vacante?: string;

  /** Code of department. */
  @IsOptional()
  @TrimLine()
  @IsString()
  @MaxLength(100)
  departamento?: string;

  /** Only cards of this priority. */
  @IsOptional()
  @Word(PRIORIDADES, { message: 'La prioridad no es válida' })
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
  @Word(STAGES, { message: 'La columna no es válida' }) etapa: Stage;

  /** Of a vacancy with phases: only its applications in no phase of this estado. */
  @IsOptional()
  @Word(ESTADOS, { message: 'El estado no es válido' })
  estado?: Estado;

  /** Of a vacancy with phases: only its applications in this phase. */
  @IsOptional()
  @IsUUID(undefined, { message: 'La fase no es válida' })
  fase?: string;

  /** `siguiente` of the page before. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  cursor?: string;
}

export class BoardColumnsQuery extends OmitType(BoardQuery, ['vacante'] as const) {
  /** The vacancy whose board it is. */
  @IsUUID(undefined, { message: 'La vacante no es válida' })
  vacante: string;
}

/** A column of a vacancy's board: a phase, an estado without phases, or a stage that ends the process. */
export class BoardColumn {
  /** Stage of the process. */ @Word(STAGES) etapa: Stage;
  /** Estado of its cards, of which a move to it sets the first; null: the whole stage. */
  @Word(ESTADOS) estado: Estado | null;
  /** The phase; null: it is an estado or a stage without phases. */ fase: PhaseBrief | null;
  /** Whether nobody may be moved into the phase any more. */ archivada: boolean;
  /** Whether the phase proposes a message for whoever comes into it. */ propone_mensaje: boolean;
  /** Cards of it; null: more than 1,000, not counted. */ total: number | null;
}

export class BoardCardsQuery extends BoardQuery {
  /** Ids of cards, separated by commas: at most 100. */
  @Example('3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11')
  @IsString()
  @MaxLength(4000)
  ids: string;
}

/** One card: a person by the current application, or an application of the vacancy whose board it is. */
export class BoardCard {
  /** The candidate's id, or the application's on a vacancy's board. */ @Id() id: string;
  /** Id of the person. */ @Id() candidato_id: string;
  /** First name. */ @Example('Núria') nombre: string;
  /** Family names. */ @Example('Vidal Roca') apellidos: string;
  /** E-mail address. */ @Email() email: string;
  /** Telephone number, another country's with its prefix. */ @Example('+34 600 123 456') telefono: string;
  /** Code of department. */ @Example('mantenimiento') departamento: string;
  /** Code of position, or free text. */ @Example('mecanico') posicion: string;
  /** State, in one of these words. */ @Word(ESTADOS) estado: Estado;
  /** Stage of the process: a column of the board. */ @Word(STAGES) stage: Stage;
  /** Its phase inside the state; null: the state has none. */ fase: PhaseBrief | null;
  /** Priority given by HR. */ @Word(PRIORIDADES) prioridad: Prioridad;
  /** ISO 8601 instant of the application. */ @Instant() fecha_aplicacion: string;
  /** Whether there is a CV. */ tiene_cv: boolean;
  /** API address that checks who asks. */
  @Example('/api/candidates/3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11/cv') cv_url: string | null;
  /** The application shown; every action names it and its version. */ @Id() aplicacion_id: string;
  /** Version of the application; writes name it. */ aplicacion_version: number;
  /** Id of the vacancy; null for a spontaneous application. */ @Id() vacante_id: string | null;
  /** Title of the vacancy; null for a spontaneous application. */
  @Example('Mecánico de camiones') vacante_titulo: string | null;
  /** Open applications besides the one shown. */ otras_abiertas: number;
  /** Whether human resources have written feedback on it. */ tiene_feedback: boolean;
  /** ISO 8601 instant of its next live interview. */ @Instant() entrevista_inicio: string | null;
  /** Stages it may be moved to. */ @Words(STAGES) mover_a: Stage[];
}

export class BoardPage {
  /** Newest first. */
  @ApiProperty({ type: [BoardCard] })
  tarjetas: BoardCard[];
  /** `cursor` of the next page; null: this is the last one. */
  @Example('WyIyMDI3LTAzLTAxIl0') siguiente: string | null;
}

/** Cards of each column; null: more than 1,000, not counted. */
export class BoardCounts implements Record<Stage, number | null> {
  /** How many are in the stage "recibida". */ recibida: number | null;
  /** How many are in the stage "en revisión". */ en_revision: number | null;
  /** How many are in the stage "entrevista". */ entrevista: number | null;
  /** How many were hired. */ contratada: number | null;
  /** How many were rejected. */ rechazada: number | null;
}
