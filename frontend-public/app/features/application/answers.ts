import { LIMITS } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';

export type Question = Schemas['QuestionResponse'];

/** The values of the controls: texts, an array for `opciones`; `si` and `no` for `si_no`. */
export type Answers = Readonly<Record<string, string | string[]>>;

/** The request field of a question, and the id of its control. */
export const fieldOf = (question: Pick<Question, 'id'>) => `cuestionario.${question.id}`;
export const isQuestionField = (name: string) => name.startsWith('cuestionario');

/** Characters that a text answer may have. */
export const ANSWER_LENGTH = LIMITS.answerText;

/** Earlier answers as values of the controls. */
export function givenBefore(answered: readonly Schemas['ScreeningAnswerResponse'][]): Answers {
  return Object.fromEntries(
    answered.flatMap(({ id, respuesta }) => {
      if (respuesta === null) return [];
      if (typeof respuesta === 'boolean') return [[id, respuesta ? 'si' : 'no']];
      return [[id, typeof respuesta === 'number' ? String(respuesta).replace('.', ',') : respuesta]];
    }),
  );
}

/** Answers from this tab's storage, which anyone may have changed. */
export function readAnswers(stored: unknown): Answers {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, string | string[]] =>
        typeof entry[1] === 'string' ||
        (Array.isArray(entry[1]) && entry[1].every((value) => typeof value === 'string')),
    ),
  );
}
