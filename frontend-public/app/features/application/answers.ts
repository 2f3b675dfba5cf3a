import { isAskedIn, LIMITS, type AnswerValue, type QuestionType } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';

/** What the form asks besides the profile: questions of the vacancy, and the company's own fields. */
export interface Question extends Omit<Schemas['QuestionResponse'], 'tipo'> {
  /** `linea`, `fecha` and `enlace`: only own fields. */
  tipo: QuestionType | 'linea' | 'fecha' | 'enlace';
  /** Only own fields: what the request calls it, and the step that asks it. */
  own?: { noun: 'persona' | 'candidatura'; clave: string; step: number };
  /** Only own fields: options are keys, and these their words. */
  words?: Readonly<Record<string, string>>;
}

type AskedField = Schemas['AskedField'];

const KIND: Record<AskedField['tipo'], Question['tipo']> = {
  texto: 'linea',
  texto_largo: 'texto',
  numero: 'numero',
  fecha: 'fecha',
  si_no: 'si_no',
  una_de: 'opcion',
  varias_de: 'opciones',
  enlace: 'enlace',
};

/** A capital tells it from the vacancy's questions, whose ids have none. */
const idOf = (noun: AskedField['entidad'], clave: string) => `${noun === 'persona' ? 'P' : 'C'}_${clave}`;

/** The company's own fields as questions of the form of an application to a department. */
export const ownQuestions = (fields: readonly AskedField[], departamento: string): Question[] =>
  fields
    .filter((field) => isAskedIn(field, departamento))
    .map(({ entidad, clave, tipo, etiqueta, ayuda, unidad, opciones, obligatorio, paso }) => ({
      id: idOf(entidad, clave),
      texto: etiqueta,
      tipo: KIND[tipo],
      opciones: opciones.map((option) => option.clave),
      words: Object.fromEntries(opciones.map((option) => [option.clave, option.texto])),
      obligatoria: obligatorio,
      ayuda,
      unidad,
      own: { noun: entidad, clave, step: paso },
    }));

/** What is known of the person or of the open application, as answers to those questions. */
export const ownAnswers = (noun: AskedField['entidad'], values: readonly Schemas['ToldValue'][]) =>
  values.map(({ clave, dato }) => ({ id: idOf(noun, clave), respuesta: dato }));

/** The vacancy's questions. */
export const isOfVacancy = ({ own }: Question) => own === undefined;

/** The values of the controls: texts, an array for `opciones`; `si` and `no` for `si_no`. */
export type Answers = Readonly<Record<string, string | string[]>>;

/** The request field of a question, and the id of its control. */
export const fieldOf = ({ id, own }: Pick<Question, 'id' | 'own'>) =>
  own ? `campos.${own.noun}.${own.clave}` : `cuestionario.${id}`;
export const isQuestionField = (name: string) => name.startsWith('cuestionario') || name.startsWith('campos');

/** Characters that a text answer may have. */
export const ANSWER_LENGTH = LIMITS.answerText;

/** Earlier answers as values of the controls. */
export function givenBefore(answered: readonly { id: string; respuesta: AnswerValue }[]): Answers {
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
