import {
  type Estado,
  ESTADOS,
  INVITACION_LIMITS,
  VACANCY_ESTADOS,
  VACANCY_LIMITS,
  type VacancyEstado,
} from '@hiring/contract';
import { PartialType } from '@nestjs/swagger';
import { IsBoolean, IsOptional, IsUUID } from 'class-validator';
import { Decimal, Example, Id, Instant, Word } from '../../../platform/openapi/field.js';
import type { VacancyCounts, WaitingPerson } from '../moves/vacancy-waiting.js';
import { EmailTextRequest, TemplateVariableResponse } from '../../../mail/templates/template.dto.js';
import { OptionalText } from '../../../platform/http/validation/optional-text.js';

const SEEN = { message: 'Falta el estado de la vacante que tenías delante' };
const OPEN_ESTADOS = ['activa', 'pausada', 'borrador'] as const;

@Example({ estado: 'pausada', visto: 'activa' })
export class VacancyStateRequest {
  /** Closing is a call of its own. */
  @Word(OPEN_ESTADOS, { message: 'El estado no es válido' }) estado: (typeof OPEN_ESTADOS)[number];

  /** The estado that was seen; another one answers 409 `vacancy_stale`. */
  @Word(VACANCY_ESTADOS, SEEN) visto: VacancyEstado;

  /** Only an administrator's: why it is published without a salary band. */
  @Example('Se acuerda con cada persona por convenio.')
  @OptionalText(VACANCY_LIMITS.salaryReason, 'El motivo')
  motivo_sin_salario?: string;
}

/** A phase of a vacancy in figures. */
export class PhaseFigures {
  /** Id. */ @Id() id: string;
  /** Name, for human resources. */ @Example('Prueba de conducción') nombre: string;
  /** Open applications in it. */ total: number;
  /** Of these, how many have waited longer than the phase allows. */ sin_responder: number;
  /** Median of the days that applications stayed in it; null: nobody has left it in half a year. */
  @Decimal() @Example(3.5) dias_mediana: number | null;
}

/** The words of the rejection, with the template's variables. */
export class ClosingPreviewRequest extends EmailTextRequest {}

/** Without subject and words the template's own are sent. */
@Example({ responder: false, motivo: 'El puesto se cubre desde otra sede.', visto: 'activa' })
export class CloseVacancyRequest extends PartialType(EmailTextRequest) {
  /** The estado that was seen; another one answers 409 `vacancy_stale`. */
  @Word(VACANCY_ESTADOS, SEEN) visto: VacancyEstado;

  /** Whether all open applications are rejected with a message. */
  @IsBoolean({ message: 'Di si quieres responder a quienes esperan' })
  responder: boolean;

  /** Why it is closed; only human resources read it. Needed where people stay without an answer. */
  @Example('El puesto se ha cubierto con un traslado.')
  @OptionalText(INVITACION_LIMITS.motivoCierre, 'El motivo')
  motivo?: string;

  /** HR's own reason of the rejections, from the list of reasons. */
  @IsOptional()
  @IsUUID(undefined, { message: 'El motivo no es válido' })
  motivo_rechazo_id?: string;
}

/** What closing a vacancy means now. */
export class ClosingResponse {
  /** State, in one of these words. */ @Word(VACANCY_ESTADOS) estado: VacancyEstado;
  /** People who wait for an answer. */ abiertas: number;
  /** Of those, longer than their stage allows. */ sin_responder: number;
  /** Of those who wait: whose e-mail is not confirmed. The message goes to it all the same. */
  sin_verificar: number;
  /** Hours that a rejection waits before it is sent; it can be taken back until then. */
  retraso_horas: number;
  /** Messages are switched off: none would be sent. */ avisos_desactivados: boolean;
  /** Subject of the rejection as the template has it. */
  @Example('Tu candidatura en Barcelona') asunto: string;
  /** Text of the rejection as the template has it, with its `{variables}`. */
  @Example('Hola, {nombre}:\n\nGracias por presentarte.') cuerpo: string;
  /** Words that may stand in braces in the text. */ variables: TemplateVariableResponse[];
}

/** Somebody who waits for an answer in a vacancy. */
export class WaitingResponse {
  /** The application. */ @Id() id: string;
  /** Id of the person. */ @Id() candidato_id: string;
  /** First name. */ @Example('Núria') nombre: string;
  /** Family names. */ @Example('Vidal Roca') apellidos: string;
  /** State, in one of these words. */ @Word(ESTADOS) estado: Estado;
  /** ISO 8601 instant at which it entered this stage. */ @Instant() desde: string;
  /** Longer than its stage allows. */ sin_responder: boolean;
  /** Whether the address has been confirmed. */ email_verificado: boolean;
}

/** Applications of a vacancy. */
export class VacancyFigures {
  /** The vacancy. */ @Id() id: string;
  /** How many in all. */ total: number;
  /** How many are in the stage "recibida". */ recibida: number;
  /** How many are in the stage "en revisión". */ en_revision: number;
  /** How many are in the stage "entrevista". */ entrevista: number;
  /** How many were hired. */ contratada: number;
  /** How many were rejected. */ rechazada: number;
  /** Withdrawn by the candidate; in none of those before. */ retiradas: number;
  /** With an answer overdue. */ sin_responder: number;
  /** How many interviews are still to come. */ entrevistas_previstas: number;
  /** ISO 8601 instant; null while it is not closed. */ @Instant() cerrada_at: string | null;
  /** HR's own: why it was closed. */
  @Example('El puesto se ha cubierto con un traslado.') motivo_cierre: string | null;
}

export function toWaitingResponse({ aplicacion_id, desde, ...person }: WaitingPerson): WaitingResponse {
  return { id: aplicacion_id, ...person, desde: desde.toISOString() };
}

export function toVacancyFigures({ cerrada_at, ...counts }: VacancyCounts): VacancyFigures {
  return { ...counts, cerrada_at: cerrada_at?.toISOString() ?? null };
}
