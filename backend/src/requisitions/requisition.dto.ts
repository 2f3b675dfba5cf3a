import {
  type Agreement,
  AGREEMENTS,
  REQUISITION_ESTADOS,
  REQUISITION_LIMITS,
  REQUISITION_REASONS,
  type RequisitionEstado,
  type RequisitionReason,
  VACANCY_ESTADOS,
  type VacancyEstado,
} from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsOptional, IsUUID } from 'class-validator';
import { ApprovalStepResponse } from '../approvals/approval-step.dto.js';
import { Trim, TrimLine } from '../platform/http/validation/trim.js';
import { TypedDay } from '../platform/http/validation/typed-day.js';
import { IsVersion } from '../platform/http/validation/version.js';
import {
  Day,
  Example,
  Id,
  Instant,
  RequiredText,
  Text,
  Version,
  Whole,
  Word,
} from '../platform/openapi/field.js';

const LIMITS = REQUISITION_LIMITS;
const PAY = { message: 'Escribe el salario bruto anual: entre 1.000 y 500.000 euros' };
const OPENINGS = { message: `Las plazas van de 1 a ${LIMITS.plazas}` };
const VERSION = { message: 'Falta la versión de la solicitud' };

const CONTENT = {
  titulo: 'Mecánico de camiones',
  departamento: 'mantenimiento',
  posicion: 'mecanico',
  ubicacion: 'Taller de Martorell',
  plazas: 2,
  motivo: 'sustitucion',
  sustituye_a: 'Joan Mir',
  justificacion: 'El turno de tarde se queda con una persona desde abril.',
  desde_el: '2027-04-05',
  salario_min: 24_000,
  salario_max: 28_000,
  convenio: 'metal_bcn',
};

/** What is asked for. */
@Example(CONTENT)
export class RequisitionCreate {
  /** Title of the job. */
  @Example(CONTENT.titulo)
  @TrimLine()
  @RequiredText(LIMITS.titulo, 'El puesto', { message: 'Escribe el puesto' })
  titulo: string;

  /** Code of a department that vacancies are offered in. */
  @Example(CONTENT.departamento)
  @TrimLine()
  @RequiredText(60, 'El departamento', { message: 'Elige el departamento' })
  departamento: string;

  /** Code of the position in it. */
  @Example(CONTENT.posicion)
  @TrimLine()
  @RequiredText(120, 'La posición', { message: 'Elige la posición' })
  posicion: string;

  /** Where the work is. */
  @Example(CONTENT.ubicacion)
  @TrimLine()
  @RequiredText(LIMITS.ubicacion, 'El centro de trabajo', { message: 'Escribe el centro de trabajo' })
  ubicacion: string;

  /** How many people are needed. */
  @Example(CONTENT.plazas)
  @Whole(1, LIMITS.plazas, OPENINGS)
  plazas: number;

  /** Why they are needed. */
  @Word(REQUISITION_REASONS, { message: 'Elige el motivo' })
  motivo: RequisitionReason;

  /** Name of the employee who is replaced; only of a replacement. */
  @Example(CONTENT.sustituye_a)
  @IsOptional()
  @TrimLine()
  @Text(LIMITS.sustituye_a, 'A quién sustituye', {})
  sustituye_a?: string | null;

  /** What the approvers should know, in words. */
  @Example(CONTENT.justificacion)
  @IsOptional()
  @Trim()
  @Text(LIMITS.justificacion, 'La justificación', {})
  justificacion?: string | null;

  /** First day on which they are needed. */
  @Example(CONTENT.desde_el)
  @TypedDay({ message: 'La fecha de inicio no es válida' })
  desde_el: string;

  /** Lower end of the pay band, gross euros a year. */
  @Example(CONTENT.salario_min)
  @Whole(LIMITS.salario.min, LIMITS.salario.max, PAY)
  salario_min: number;

  /** Upper end of it; it decides who approves. */
  @Example(CONTENT.salario_max)
  @Whole(LIMITS.salario.min, LIMITS.salario.max, PAY)
  salario_max: number;

  /** Collective agreement. */
  @Word(AGREEMENTS, { message: 'Elige el convenio' })
  convenio: Agreement;
}

@Example({ ...CONTENT, version: 1 })
export class RequisitionUpdate extends RequisitionCreate {
  /** The version that was seen; another one answers 409 `requisition_stale`. */
  @IsVersion(VERSION)
  version: number;
}

export class RequisitionVersion {
  /** The version that was seen; another one answers 409 `requisition_stale`. */
  @IsVersion(VERSION)
  version: number;
}

export class RequisitionReturn extends RequisitionVersion {
  /** What is to be changed; whoever asked reads it. */
  @Example('Con una plaza cubrimos el turno de tarde.')
  @Trim()
  @RequiredText(LIMITS.motivo, 'El motivo', { message: 'Escribe por qué la devuelves' })
  motivo: string;
}

export class RequisitionCancel extends RequisitionVersion {
  /** Why; whoever asked reads it. */
  @Example('El contrato con el cliente no se renueva.')
  @Trim()
  @RequiredText(LIMITS.motivo, 'El motivo', { message: 'Escribe por qué se cancela' })
  motivo: string;
}

export class RequisitionVacancy extends RequisitionVersion {
  /** That another vacancy is meant, for the openings that are left; without it a second one is refused. */
  @IsBoolean({ message: 'Di si quieres otra vacante' })
  otra: boolean;
}

export class RequisitionVacancyLink extends RequisitionVersion {
  /** Id of the vacancy. */
  @IsUUID(undefined, { message: 'Elige la vacante' })
  vacante_id: string;
}

/** A row of the list. */
export class RequisitionResponse {
  /** Id. */ @Id() id: string;
  /** Number. */ @Example('SP-2026-0007') numero: string;
  /** State, in one of these words. */ @Word(REQUISITION_ESTADOS) estado: RequisitionEstado;
  /** Title of the job. */ @Example(CONTENT.titulo) titulo: string;
  /** Code of the department. */ @Example(CONTENT.departamento) departamento: string;
  /** Code of the position in it. */ @Example(CONTENT.posicion) posicion: string;
  /** Where the work is. */ @Example(CONTENT.ubicacion) ubicacion: string;
  /** How many people are needed. */ @Example(3) plazas: number;
  /** How many of them were hired by now. */ @Example(2) contratadas: number;
  /** Why they are needed. */ @Word(REQUISITION_REASONS) motivo: RequisitionReason;
  /** First day on which they are needed. */ @Day() desde_el: string;
  /** Lower end of the pay band, gross euros a year. */ @Example(CONTENT.salario_min) salario_min: number;
  /** Upper end of it. */ @Example(CONTENT.salario_max) salario_max: number;
  /** Collective agreement. */ @Word(AGREEMENTS) convenio: Agreement;
  /** Name of whoever asked; null: the account is gone. */ @Example('Ramon Puig') solicitante: string | null;
  /** Whose turn it is, and who decides in their place today; null: nobody's, or of human resources as a whole. */
  @Example('Jordi Puig') espera_a: string | null;
  /** Whether whoever reads it may approve or return it now. */ espera_de_mi: boolean;
  /** When approval was asked for. */ @Instant() pedida_at: string | null;
  /** When it was approved. */ @Instant() aprobada_at: string | null;
  @Version() version: number;
  /** When it was written. */ @Instant() created_at: string;
}

export class RequisitionStep extends ApprovalStepResponse {
  /** Counts the times that approval was asked for. */ @Example(2) ronda: number;
  /** Whether whoever decided stood in for the approver. */ por_delegacion: boolean;
}

/** A vacancy of it, or that may be linked to it. */
export class RequisitionVacancyLine {
  /** Id. */ @Id() id: string;
  /** Title of the vacancy. */ @Example('Mecánico de camiones, turno de tarde') titulo: string;
  /** State of the vacancy, in one of these words. */ @Word(VACANCY_ESTADOS) estado: VacancyEstado;
  /** Whether the public site shows it. */ publica: boolean;
  /** How many it hired. */ @Example(1) contratadas: number;
}

export class RequisitionActions {
  /** Its content may be written. */ editar: boolean;
  /** Its approval may be asked for. */ pedir_aprobacion: boolean;
  /** Whoever asks may approve or return it now. */ decidir: boolean;
  /** It may be cancelled. */ cancelar: boolean;
  /** A vacancy may be made from it, or one that is there linked to it. */ crear_vacante: boolean;
  /** Vacancies of it that hired nobody may be taken from it. */ desvincular: boolean;
}

export class RequisitionRecord extends RequisitionResponse {
  /** Name of the employee who is replaced. */ @Example(CONTENT.sustituye_a) sustituye_a: string | null;
  /** What the approvers should know. */ @Example(CONTENT.justificacion) justificacion: string | null;
  /** Why it was cancelled. */
  @Example('El cliente ha cerrado su almacén de Martorell.') motivo_cancelacion: string | null;
  /** Who approves and approved, in their order. */
  @ApiProperty({ type: [RequisitionStep] }) aprobaciones: RequisitionStep[];
  /** The vacancies that were made from it or linked to it. */
  @ApiProperty({ type: [RequisitionVacancyLine] }) vacantes: RequisitionVacancyLine[];
  /** What whoever asks may do. */ acciones: RequisitionActions;
}

export class MadeVacancy {
  /** Id of the draft. */ @Id() id: string;
}
