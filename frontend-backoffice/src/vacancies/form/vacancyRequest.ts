import type { QuestionType } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import type { Vacancy } from '../vacancy';

type Question = Schemas['QuestionResponse'];

export const hasOptions = (tipo: QuestionType): boolean => tipo === 'opcion' || tipo === 'opciones';

/** A question keeps only what its kind of answer has. */
const questionOf = (question: Question): Question => ({
  ...question,
  opciones: hasOptions(question.tipo) ? question.opciones : [],
  unidad: question.tipo === 'numero' ? question.unidad : null,
});

/** The request of a form, with the version of the vacancy that it was opened with. The server drops blank lines. */
export function toRequest({ gestion, preguntas = [], ...form }: Partial<Vacancy>) {
  return {
    ...form,
    preguntas: preguntas.map(questionOf),
    ...(gestion ? { version: gestion.version } : {}),
  };
}
