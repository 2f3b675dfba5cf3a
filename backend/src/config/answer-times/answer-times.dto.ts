import { ANSWER_DAYS } from '@hiring/contract';
import { IsInt, Max, Min } from 'class-validator';

const MESSAGE = { message: `Escribe un número de días entre ${ANSWER_DAYS.min} y ${ANSWER_DAYS.max}` };

/** Days that an answer may take in each stage. */
export class AnswerTimes {
  /** Days within which the stage "recibida" is answered. */
  @IsInt(MESSAGE)
  @Min(ANSWER_DAYS.min, MESSAGE)
  @Max(ANSWER_DAYS.max, MESSAGE)
  recibida: number;

  /** Days within which the stage "en revisión" is answered. */
  @IsInt(MESSAGE)
  @Min(ANSWER_DAYS.min, MESSAGE)
  @Max(ANSWER_DAYS.max, MESSAGE)
  en_revision: number;

  /** Days within which the stage "entrevista" is answered. */
  @IsInt(MESSAGE)
  @Min(ANSWER_DAYS.min, MESSAGE)
  @Max(ANSWER_DAYS.max, MESSAGE)
  entrevista: number;
}
