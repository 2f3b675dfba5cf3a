import { t } from '@lingui/core/macro';
import { normalText, readNumber, type AnswerValue } from '@hiring/contract';
import { ANSWER_LENGTH, type Answers, type Question } from './answers';
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
      return readNumber(text, question.unidad ?? '');
    case 'texto':
      return text === '' ? null : text;
  }
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

/** The request field with all answers. */
export function answersJson(questions: readonly Question[], answers: Answers): string {
  return JSON.stringify(
    Object.fromEntries(questions.map((question) => [question.id, answerOf(question, answers)])),
  );
}
