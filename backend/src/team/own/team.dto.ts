import {
  ESTADOS,
  NOTE_LIMITS,
  type Estado,
  PROPOSAL_RESULTS,
  type ProposalResult,
  STAGES,
  type Stage,
  TEAM_LIMITS,
  TEAM_PROPOSALS,
  type TeamProposal,
  VACANCY_ESTADOS,
  type VacancyEstado,
} from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { PhaseBrief } from '../../candidates/applications/application.dto.js';
import { ScreeningAnswerResponse } from '../../candidates/applications/screening/screening.dto.js';
import { QualificationsResponse } from '../../candidates/people/qualifications/qualifications.dto.js';
import { ToldValue } from '../../fields/asked-field.dto.js';
import { TeamApproval } from '../approvals/approvals.dto.js';
import { InterviewScorecards } from '../../interviews/scorecards/scorecard.dto.js';
import { NoteTaskRequest } from '../../candidates/people/tasks/task.dto.js';
import { ValidateObject } from '../../platform/http/validation/validate-object.js';
import { Trim } from '../../platform/http/validation/trim.js';
import { Day, Example, Id, Instant, RequiredText, Text, Word } from '../../platform/openapi/field.js';

/** What was asked of human resources with an application. */
export class ProposalResponse {
  /** Id. */ @Id() id: string;
  /** Id of the application. */ @Id() aplicacion_id: string;
  /** Who made it. */ @Example('Jordi Puig') autor: string;
  /** Whether whoever asks made it. */ propia: boolean;
  /** What is proposed. */ @Word(TEAM_PROPOSALS) propuesta: TeamProposal;
  /** Why human resources should do it. */ @Example(
    'Conoce las rutas de Portugal y ha llevado portavehículos.',
  )
  motivo: string | null;
  /** ISO 8601 instant at which it was made. */ @Instant() created_at: string;
  /** What became of it; null: nobody has decided. */ @Word(PROPOSAL_RESULTS)
  resultado: ProposalResult | null;
  /** ISO 8601 instant of that; null: nobody has decided. */ @Instant() resuelta_at: string | null;
}

/** An opening of a manager. */
export class TeamVacancy {
  /** Id. */ @Id() id: string;
  /** Title of the vacancy. */ @Example('Mecánico de camiones') titulo: string;
  /** State, in one of these words. */ @Word(VACANCY_ESTADOS) estado: VacancyEstado;
  /** Code of department. */ @Example('chofer') departamento: string;
  /** Applications that go on. */ abiertas: number;
  /** Of those, the ones that whoever asks has not opened yet. */ por_ver: number;
}

/** An application to an opening of the manager: only what a manager may see. */
export class TeamApplication {
  /** Id. */ @Id() id: string;
  /** First name. */ @Example('Núria') nombre: string;
  /** Family names. */ @Example('Vidal Roca') apellidos: string;
  /** Id of the vacancy. */ @Id() vacante_id: string | null;
  /** Title of the vacancy. */ @Example('Mecánico de camiones') vacante_titulo: string | null;
  /** State, in one of these words. */ @Word(ESTADOS) estado: Estado;
  /** Stage of the process: a column of the board. */ @Word(STAGES) stage: Stage;
  /** Its phase inside the state; null: the state has none. */ fase: PhaseBrief | null;
  /** Whether the person withdrew it. */ retirada: boolean;
  /** ISO 8601 instant of the application. */ @Instant() fecha_aplicacion: string;
  /** ISO 8601 instant of its last move. */ @Instant() en_fase_desde: string;
  /** API address of the CV; null: there is none. */
  @Example('/api/team/applications/3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11/cv') cv_url: string | null;
  /** ISO 8601 instant at which whoever asks opened it first; null: not yet. */ @Instant() vista_at:
    | string
    | null;
  /** The open proposal of whoever asks. */ @Word(TEAM_PROPOSALS) propuesta: TeamProposal | null;
}

/** A note that is not only for human resources. */
export class TeamNote {
  /** Id. */ @Id() id: string;
  /** Who wrote it; null: the account is gone. */ @Example('Marta Soler') autor: string | null;
  /** Text of the note. */ @Example('Viene el martes a ver el taller.') texto: string;
  /** When it was written. */ @Instant() created_at: string;
}

/** Everything that a manager reads of an application. */
export class TeamRecord extends TeamApplication {
  /** What the person has done before. */
  @Example('Seis años como conductora de portavehículos.') experiencia: string | null;
  /** What the person studied, as written in the form. */ @Example('Grado medio de automoción') educacion:
    | string
    | null;
  /** Skills. */ @Example(['Tacógrafo digital']) habilidades: string[];
  /** Cover letter. */ @Example('Me gustaría volver a la ruta nacional.') carta_presentacion: string | null;
  /** Licences, certificates, availability and languages. */ cualificaciones: QualificationsResponse;
  /** The vacancy's questions as they were asked, with the answers. */
  @ApiProperty({ type: [ScreeningAnswerResponse] })
  cuestionario_respuestas: ScreeningAnswerResponse[];
  /** Fields of the company's own that managers read, with a value: of the person, then of the application. */
  @ApiProperty({ type: [ToldValue] }) campos: ToldValue[];
  /** Whether something may be proposed: the process goes on. */ puede_proponer: boolean;
  /** Newest first. */ @ApiProperty({ type: [TeamNote] }) notas: TeamNote[];
  /** Interviews of this application with their scorecards, the latest first. */
  @ApiProperty({ type: [InterviewScorecards] }) entrevistas: InterviewScorecards[];
  /** Ids of those that whoever asks holds: they read their guide and take notes. */
  @ApiProperty({ type: [String], format: 'uuid' }) entrevistas_propias: string[];
  /** Newest first. */ @ApiProperty({ type: [ProposalResponse] }) propuestas: ProposalResponse[];
}

/** An interview that waits for the manager's scorecard. */
export class InterviewToScore {
  /** Id of the interview. */ @Id() id: string;
  /** Id of the application. */ @Id() aplicacion_id: string;
  /** Name of the person. */ @Example('Núria Vidal Roca') persona: string;
  /** Title of the vacancy. */ @Example('Mecánico de camiones') vacante_titulo: string | null;
  /** ISO 8601 instant at which it begins. */ @Instant() inicio: string;
}

/** Something that a manager is to do. */
export class TeamTask {
  /** Id. */ @Id() id: string;
  /** What is to be done. */ @Example('Llamar para confirmar la referencia') titulo: string;
  /** More about it. */ @Example('Preguntar por las rutas internacionales.') detalle: string | null;
  /** The day until which it is to be done, in Madrid. */ @Day() vence_el: string | null;
  /** Open after its day. */ vencida: boolean;
}

/** A request for staff that was returned to whoever asked for it. */
export class ReturnedRequisition {
  /** Id of the request. */ @Id() id: string;
  /** Its number. */ @Example('SP-2026-0007') numero: string;
  /** The job. */ @Example('Mecánico de camiones') titulo: string;
  /** Why it was returned. */ @Example('Con una plaza basta.') motivo: string | null;
}

/** What waits for a manager. */
export class TeamToday {
  /** Applications not opened yet, the longest waiting first, at most ten. */
  @ApiProperty({ type: [TeamApplication] }) por_ver: TeamApplication[];
  /** How many those are in all. */ total_por_ver: number;
  /** Interviews of the last thirty days without the own scorecard, the oldest first. */
  @ApiProperty({ type: [InterviewToScore] }) por_valorar: InterviewToScore[];
  /** What waits for the approval of whoever asks, the longest waiting first. */
  @ApiProperty({ type: [TeamApproval] }) por_aprobar: TeamApproval[];
  /** Own requests for staff that were returned and not asked for again, the oldest first. */
  @ApiProperty({ type: [ReturnedRequisition] }) devueltas: ReturnedRequisition[];
  /** Open tasks of whoever asks, also those before a first day that they see to, the soonest first. */
  @ApiProperty({ type: [TeamTask] }) tareas: TeamTask[];
  /** Own interviews of the next seven days. */
  @ApiProperty({ type: [InterviewToScore] }) proximas: InterviewToScore[];
  /** Openings, those with most to see first. */
  @ApiProperty({ type: [TeamVacancy] }) vacantes: TeamVacancy[];
}

export class ProposalRequest {
  /** What human resources should do. */
  @Word(TEAM_PROPOSALS, { message: 'Elige qué propones' })
  propuesta: TeamProposal;

  /** Why human resources should do it; only `pasar` may be without. */
  @Example('Conoce las rutas de Portugal y ha llevado portavehículos.')
  @IsOptional()
  @Trim()
  @Text(TEAM_LIMITS.motivo, 'El motivo')
  motivo?: string | null;
}

/** Somebody of staff who sees an application. */
export class TeamColleague {
  /** Id of the account. */ @Id() id: string;
  /** Name of the account. */ @Example('Marta Soler') nombre: string;
}

export class TeamNoteRequest {
  /** What human resources and the team read. */
  @Example('Viene el martes a ver el taller.')
  @Trim()
  @RequiredText(NOTE_LIMITS.texto, 'La nota', { message: 'Escribe la nota' })
  texto: string;

  /** What the note asks of a colleague who sees the application too; absent: nothing. */
  @IsOptional()
  @ValidateObject()
  @Type(() => NoteTaskRequest)
  tarea?: NoteTaskRequest | null;
}
