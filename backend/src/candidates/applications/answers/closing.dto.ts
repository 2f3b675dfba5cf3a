import {
  type Estado,
  ESTADOS,
  INVITACION_LIMITS,
  VACANCY_ESTADOS,
  VACANCY_LIMITS,
  type VacancyEstado,
} from '@hiring/contract';
import { ApiProperty, PartialType } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import type { VacancyCounts, WaitingPerson } from '../moves/vacancy-waiting.js';
import { MessageTextRequest, TemplateVariableResponse } from '../../../mail/templates/template.dto.js';
import { Trim } from '../../../platform/http/validation/trim.js';

const SEEN = { message: 'Falta el estado de la vacante que tenías delante' };
const OPEN_ESTADOS = ['activa', 'pausada', 'borrador'] as const;

export class VacancyStateRequest {
  /** Closing is a call of its own. */
  @IsIn(OPEN_ESTADOS, { message: 'El estado no es válido' })
  @ApiProperty({ enum: OPEN_ESTADOS })
  estado: (typeof OPEN_ESTADOS)[number];

  /** The estado that was seen; another one answers 409 `vacancy_stale`. */
  @IsIn(VACANCY_ESTADOS, SEEN)
  @ApiProperty({ enum: VACANCY_ESTADOS })
  visto: VacancyEstado;

  /** Only an administrator's: why it is published without a salary band. */
  @IsOptional()
  @Trim()
  @IsString()
  @MaxLength(VACANCY_LIMITS.salaryReason, {
    message: `El motivo no puede superar los ${VACANCY_LIMITS.salaryReason} caracteres`,
  })
  motivo_sin_salario?: string;
}

/** The words of the rejection, with the template's variables. */
export class ClosingPreviewRequest extends MessageTextRequest {}

/** Without subject and words the template's own are sent. */
export class CloseVacancyRequest extends PartialType(MessageTextRequest) {
  /** The estado that was seen; another one answers 409 `vacancy_stale`. */
  @IsIn(VACANCY_ESTADOS, SEEN)
  @ApiProperty({ enum: VACANCY_ESTADOS })
  visto: VacancyEstado;

  /** Whether everyone who waits is told that they are not selected. */
  @IsBoolean({ message: 'Di si quieres responder a quienes esperan' })
  responder: boolean;

  /** HR's own. Needed where people stay without an answer. */
  @IsOptional()
  @Trim()
  @IsString()
  @MaxLength(INVITACION_LIMITS.motivoCierre, {
    message: `El motivo no puede superar los ${INVITACION_LIMITS.motivoCierre} caracteres`,
  })
  motivo?: string;

  /** HR's own reason of the rejections, from the list of reasons. */
  @IsOptional()
  @IsUUID(undefined, { message: 'El motivo no es válido' })
  motivo_rechazo_id?: string;
}

/** What closing a vacancy means now. */
export class ClosingResponse {
  @ApiProperty({ enum: VACANCY_ESTADOS })
  estado: VacancyEstado;
  /** People who wait for an answer. */
  abiertas: number;
  /** Of those, longer than their stage allows. */
  sin_responder: number;
  /** Of those who wait: whose e-mail is not confirmed. The message goes to it all the same. */
  sin_verificar: number;
  /** Hours that a rejection waits before it is sent; it can be taken back until then. */
  retraso_horas: number;
  /** Messages are switched off: none would be sent. */
  avisos_desactivados: boolean;
  /** The rejection's words as the template has them. */
  asunto: string;
  cuerpo: string;
  variables: TemplateVariableResponse[];
}

/** Somebody who waits for an answer in a vacancy. */
export class WaitingResponse {
  /** The application. */
  id: string;
  candidato_id: string;
  nombre: string;
  apellidos: string;
  @ApiProperty({ enum: ESTADOS })
  estado: Estado;
  /** ISO 8601 instant since when it stands there. */
  desde: string;
  /** Longer than its stage allows. */
  sin_responder: boolean;
  email_verificado: boolean;
}

/** Applications of a vacancy. */
export class VacancyFigures {
  /** The vacancy. */
  id: string;
  total: number;
  recibida: number;
  en_revision: number;
  entrevista: number;
  contratada: number;
  rechazada: number;
  /** Withdrawn by the candidate; in none of those before. */
  retiradas: number;
  /** With an answer overdue. */
  sin_responder: number;
  entrevistas_previstas: number;
  /** ISO 8601 instant; null while it is not closed. */
  cerrada_at: string | null;
  /** HR's own: why it was closed. */
  motivo_cierre: string | null;
}

export function toWaitingResponse({ aplicacion_id, desde, ...person }: WaitingPerson): WaitingResponse {
  return { id: aplicacion_id, ...person, desde: desde.toISOString() };
}

export function toVacancyFigures({ cerrada_at, ...counts }: VacancyCounts): VacancyFigures {
  return { ...counts, cerrada_at: cerrada_at?.toISOString() ?? null };
}
