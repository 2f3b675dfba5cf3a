import { ANSWER_RESULTS, type AnswerResult, LIMITS } from '@hiring/contract';
import { Example, Id, Instant, Word } from '../../../platform/openapi/field.js';
import { OptionalText } from '../../../platform/http/validation/optional-text.js';

export class AnswerAllRequest {
  /** Text for each candidate: in the message and in the portal. */
  @Example('Gracias por tu interés. Hemos elegido a otra persona.')
  @OptionalText(LIMITS.candidateMessage, 'El mensaje')
  mensaje?: string;
}

/** An order to answer everyone who waits in a vacancy. */
export class VacancyAnswerResponse {
  /** Id. */ @Id() id: string;
  /** ISO 8601 instant at which it was made. */ @Instant() created_at: string;
  /** ISO 8601 instant; null while it runs. */ @Instant() terminada_at: string | null;
  /** How many in all. */ total: number;
  /** How many wait. */ pendientes: number;
  /** How many were answered. */ respondidas: number;
  /** Answered, hired or withdrawn by someone else meanwhile. */ ya_cerradas: number;
  /** How many failed. */ fallidas: number;
}

/** Who waits for an answer in a vacancy. */
export class VacancyUnanswered {
  /** Open applications. */ abiertas: number;
  /** Of those, longer than their stage allows. */ sin_responder: number;
  /** How many are in the stage "recibida". */ recibida: number;
  /** How many are in the stage "en revisión". */ en_revision: number;
  /** How many are in the stage "entrevista". */ entrevista: number;
  /** The last order to answer them all. */ respuesta: VacancyAnswerResponse | null;
}

/** One application of an order. */
export class VacancyAnswerRowResponse {
  /** Id of the application. */ @Id() aplicacion_id: string;
  /** Id of the person. */ @Id() candidato_id: string;
  /** First name. */ @Example('Núria') nombre: string;
  /** Family names. */ @Example('Vidal Roca') apellidos: string;
  /** How it came out. */ @Word(ANSWER_RESULTS) resultado: AnswerResult;
  /** Why it failed. */ @Example('No se ha podido enviar el mensaje.') detalle: string | null;
}
