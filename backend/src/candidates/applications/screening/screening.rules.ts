import { type AnswerValue, LIMITS, normalText, type QuestionType, say, toSay } from '@hiring/contract';
import { type FieldErrors, invalid } from '../../../platform/errors/domain-error.js';
import type { Question } from '../../../vacancies/questions/questions.rules.js';

/** A question of the vacancy as it was asked, and what the person answered. */
export interface ScreeningAnswer {
  id: string;
  texto: string;
  tipo: QuestionType;
  /** What a number counts. */
  unidad?: string;
  /** Null: an optional question left blank. */
  respuesta: AnswerValue;
}

/** Answers as they were sent, by the id of their question. */
export type GivenAnswers = Readonly<Record<string, unknown>>;

/** More than any count of years, kilometres or euros that somebody is asked for. */
const MAX_NUMBER = 1_000_000_000;

/** What is wrong with an answer; the other messages belong to one field each. */
type Checked = { value: AnswerValue } | { error: string };

/**
 * The answers of the form's field, which is JSON.
 * @returns null when the field is absent: whoever sends the form again may leave the answers as they were.
 * @throws {DomainError} `validation_failed`.
 */
export function readAnswers(text: string | undefined): GivenAnswers | null {
  if (text === undefined) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as GivenAnswers;
  } catch {
    // No JSON: as wrong as JSON of another shape.
  }
  throw invalid({ cuestionario_respuestas: ['Las respuestas no son válidas'] });
}

/** Kept answers as if they were sent again. */
export function givenAgain(answers: readonly ScreeningAnswer[]): GivenAnswers {
  return Object.fromEntries(answers.map(({ id, respuesta }) => [id, respuesta]));
}

/**
 * The answers to keep, in the order of the questions. Answers to questions that are not asked any more are dropped;
 * no answer ever turns anybody down.
 * @throws {DomainError} `validation_failed` with the fields `cuestionario.<id>`.
 */
export function screen(questions: readonly Question[], given: GivenAnswers): ScreeningAnswer[] {
  const errors: FieldErrors = {};
  const answers = questions.map((question): ScreeningAnswer => {
    const { id, texto, tipo, unidad } = question;
    const checked = check(question, Object.hasOwn(given, id) ? given[id] : null);
    if ('error' in checked) errors[`cuestionario.${id}`] = [checked.error];
    return {
      id,
      texto,
      tipo,
      ...(unidad ? { unidad } : {}),
      respuesta: 'value' in checked ? checked.value : null,
    };
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return answers;
}

function check(question: Question, answer: unknown): Checked {
  if (isBlank(answer)) {
    return question.obligatoria
      ? { error: say('Responde a «{pregunta}»', { pregunta: question.texto }) }
      : { value: null };
  }
  switch (question.tipo) {
    case 'si_no':
      return typeof answer === 'boolean' ? { value: answer } : { error: toSay('Responde sí o no') };
    case 'opcion':
      return typeof answer === 'string' && isOffered(question, answer)
        ? { value: answer }
        : { error: toSay('Elige una de las opciones') };
    case 'opciones':
      return Array.isArray(answer) && answer.every((choice) => isOffered(question, choice))
        ? { value: (question.opciones ?? []).filter((option) => answer.includes(option)) }
        : { error: toSay('Elige entre las opciones') };
    case 'numero':
      return typeof answer === 'number' && Number.isFinite(answer) && answer >= 0 && answer <= MAX_NUMBER
        ? { value: answer }
        : { error: toSay('Escribe un número') };
    case 'texto':
      return checkText(answer);
  }
}

function checkText(answer: unknown): Checked {
  if (typeof answer !== 'string') return { error: toSay('Escribe tu respuesta') };
  // What PostgreSQL cannot store is not text that anyone typed.
  const text = normalText(answer.replaceAll('\0', '').toWellFormed());
  return text.length <= LIMITS.answerText
    ? { value: text }
    : {
        error: say('La respuesta no puede superar los {maximo} caracteres', { maximo: LIMITS.answerText }),
      };
}

const isBlank = (answer: unknown): boolean =>
  answer === null ||
  answer === undefined ||
  (typeof answer === 'string' && answer.replaceAll('\0', '').trim() === '') ||
  (Array.isArray(answer) && answer.length === 0);

const isOffered = ({ opciones = [] }: Question, choice: unknown): boolean =>
  opciones.some((option) => option === choice);
