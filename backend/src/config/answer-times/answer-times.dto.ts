import { ANSWER_DAYS } from '@hiring/contract';
import { IsInt, Max, Min } from 'class-validator';

const MESSAGE = { message: `Escribe un número de días entre ${ANSWER_DAYS.min} y ${ANSWER_DAYS.max}` };

/** Days that an answer may take in each stage. */
export class AnswerTimes {
  /** Of the stage "recibida": how many, or how many days. */
  @IsInt(MESSAGE)
  @Min(ANSWER_DAYS.min, MESSAGE)
  @Max(ANSWER_DAYS.max, MESSAGE)
  recibida: number;

  /** Of the stage "en revisión": how many, or how many days. */
  @IsInt(MESSAGE)
  @Min(ANSWER_DAYS.min, MESSAGE)
  @Max(ANSWER_DAYS.max, MESSAGE)
  en_revision: number;

  /** Of the stage "entrevista": how many, or how many days. */
  @IsInt(MESSAGE)
  @Min(ANSWER_DAYS.min, MESSAGE)
  @Max(ANSWER_DAYS.max, MESSAGE)
  entrevista: number;
}
