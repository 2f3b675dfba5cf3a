import { ANSWER_RESULTS, type AnswerResult, LIMITS } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { Trim } from '../../../platform/http/validation/trim.js';

export class AnswerAllRequest {
  /** Text for each candidate: in the message and in the portal. */
  @IsOptional()
  @Trim()
  @IsString()
  @MaxLength(LIMITS.candidateMessage, {
    message: `El mensaje no puede superar los ${LIMITS.candidateMessage} caracteres`,
  })
  mensaje?: string;
}

/** An order to answer everyone who waits in a vacancy. */
export class VacancyAnswerResponse {
  id: string;
  /** ISO 8601 instant. */
  created_at: string;
  /** ISO 8601 instant; null while it runs. */
  terminada_at: string | null;
  total: number;
  pendientes: number;
  respondidas: number;
  /** Answered, hired or withdrawn by someone else meanwhile. */
  ya_cerradas: number;
  fallidas: number;
}

/** Who waits for an answer in a vacancy. */
export class VacancyUnanswered {
  /** Open applications. */
  abiertas: number;
  /** Of those, longer than their stage allows. */
  sin_responder: number;
  recibida: number;
  en_revision: number;
  entrevista: number;
  /** The last order to answer them all. */
  respuesta: VacancyAnswerResponse | null;
}

/** One application of an order. */
export class VacancyAnswerRowResponse {
  aplicacion_id: string;
  candidato_id: string;
  nombre: string;
  apellidos: string;
  @ApiProperty({ enum: ANSWER_RESULTS })
  resultado: AnswerResult;
  /** Why it failed. */
  detalle: string | null;
}
