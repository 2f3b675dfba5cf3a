import { t } from '@lingui/core/macro';
import { answerText, normalText, readNumber, writtenUnits, type AnswerValue } from '@hiring/contract';
import { longDay } from '../../lib/dates';
import { ANSWER_LENGTH, isOfVacancy, type Answers, type Question } from './answers';
import { isolated } from '../../ui/isolated';

const textOf = (answers: Answers, { id }: Question) => {
  const answer = answers[id];
  return typeof answer === 'string' ? normalText(answer) : '';
};
const choicesOf = (answers: Answers, { id, opciones }: Question) => {
  const answer = answers[id];
  return Array.isArray(answer) ? opciones.filter((option) => answer.includes(option)) : [];
};

/** The answer as it is sent; null when there is none. */
export function answerOf(question: Question, answers: Answers): AnswerValue {
  const text = textOf(answers, question);
  switch (question.tipo) {
    case 'si_no':
      return text === 'si' || text === 'no' ? text === 'si' : null;
    case 'opcion':
      return question.opciones.includes(text) ? text : null;
    case 'opciones': {
      const choices = choicesOf(answers, question);
      return choices.length > 0 ? choices : null;
    }
    case 'numero':
      return readNumber(text, writtenUnits(question.unidad ?? ''));
    case 'texto':
    case 'linea':
    case 'fecha':
    case 'enlace':
      return text === '' ? null : text;
  }
}

/** The answer as people read it. */
export function answerWords(question: Question, answers: Answers): string {
  const answer = answerOf(question, answers);
  const said = (option: string) => question.words?.[option] ?? option;
  if (Array.isArray(answer)) return answerText(answer.map(said));
  if (typeof answer === 'string' && question.tipo === 'fecha') return longDay(answer);
  return answerText(typeof answer === 'string' ? said(answer) : answer, question.unidad);
}

/** The error of an answer; null when it is valid. The server checks again. */
export function answerError(question: Question, answers: Answers): string | null {
  if (question.tipo === 'numero') {
    if (textOf(answers, question) !== '' && answerOf(question, answers) === null) {
      return t`Escribe un número en «${isolated(question.texto)}»`;
    }
  }
  if (question.tipo === 'texto' && textOf(answers, question).length > ANSWER_LENGTH) {
    return t`La respuesta no puede superar los ${ANSWER_LENGTH} caracteres`;
  }
  const missing = question.obligatoria && answerOf(question, answers) === null;
  return missing ? t`Responde a «${isolated(question.texto)}»` : null;
}

/** The request field with all answers to the vacancy's questions. */
export function answersJson(questions: readonly Question[], answers: Answers): string {
  const asked = questions.filter(isOfVacancy);
  return JSON.stringify(
    Object.fromEntries(asked.map((question) => [question.id, answerOf(question, answers)])),
  );
}

/** The request field with the values of the company's own fields; undefined: none is asked. */
export function ownJson(questions: readonly Question[], answers: Answers): string | undefined {
  const asked = questions.filter((question) => !isOfVacancy(question));
  if (asked.length === 0) return undefined;
  return JSON.stringify({
    persona: ownValues('persona', asked, answers),
    candidatura: ownValues('candidatura', asked, answers),
  });
}

/** The values of the company's own fields of a noun, by `clave`. */
export const ownValues = (
  noun: 'persona' | 'candidatura',
  questions: readonly Question[],
  answers: Answers,
): Record<string, AnswerValue> =>
  Object.fromEntries(
    questions.flatMap((question) =>
      question.own?.noun === noun ? [[question.own.clave, answerOf(question, answers)]] : [],
    ),
  );
