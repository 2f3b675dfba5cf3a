import { LIMITS, QUESTION_TYPES, type QuestionType } from '@hiring/contract';
import type { FieldErrors } from '../../platform/errors/domain-error.js';

/** A screening question, as stored in `vacantes.preguntas`. Answers refer to its id. */
export interface Question {
  id: string;
  texto: string;
  tipo: QuestionType;
  /** Choices; only for `opcion` and `opciones`. */
  opciones?: string[];
  obligatoria: boolean;
  ayuda?: string;
  /** Unit of a number, e.g. `años`; only for `numero`. */
  unidad?: string;
}

/** Used in field names and in ids of pages. */
const ID = /^[a-z0-9][a-z0-9_-]{0,39}$/;
const UNIT_CHARACTERS = 30;

const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= max;

/** Drops properties that do not belong to the question's kind, so that a vacancy can be saved as it was read. */
export function withoutBlanks(questions: unknown): unknown {
  if (!Array.isArray(questions)) return questions;
  return questions.map((question: unknown) => {
    if (typeof question !== 'object' || question === null) return question;
    const said = Object.entries(question).filter(
      ([part, value]) =>
        value !== null && !(part === 'opciones' && Array.isArray(value) && value.length === 0),
    );
    return Object.fromEntries(said);
  });
}

/** Validation errors of a vacancy's questions by field (`preguntas.0.texto`); empty when valid. */
export function questionErrors(questions: unknown): FieldErrors {
  if (!Array.isArray(questions)) return { preguntas: ['Las preguntas no son válidas'] };
  if (questions.length > LIMITS.questions) {
    return { preguntas: [`No puede haber más de ${LIMITS.questions} preguntas`] };
  }
  const errors: FieldErrors = {};
  const ids = new Set<unknown>();
  (questions as unknown[]).forEach((question, place) => {
    for (const [part, message] of Object.entries(partErrors(question, ids))) {
      errors[`preguntas.${place}.${part}`] = [message];
    }
  });
  return errors;
}

function partErrors(question: unknown, ids: Set<unknown>): Record<string, string> {
  if (typeof question !== 'object' || question === null) return { texto: 'La pregunta no es válida' };
  const { id, texto, tipo, opciones, obligatoria, ayuda, unidad } = question as Record<
    keyof Question,
    unknown
  >;
  const errors: Record<string, string> = {};
  if (typeof id !== 'string' || !ID.test(id) || ids.has(id)) errors.id = 'El identificador no es válido';
  ids.add(id);
  if (!isText(texto, LIMITS.questionText)) {
    errors.texto = `Escribe la pregunta, en ${LIMITS.questionText} caracteres como máximo`;
  }
  const known = QUESTION_TYPES.find((type) => type === tipo);
  if (!known) errors.tipo = 'El tipo de respuesta no es válido';
  if (typeof obligatoria !== 'boolean') errors.obligatoria = 'Di si la respuesta es obligatoria';
  if (ayuda !== undefined && !isText(ayuda, LIMITS.questionText)) errors.ayuda = 'La ayuda no es válida';
  if (unidad !== undefined && (known !== 'numero' || !isText(unidad, UNIT_CHARACTERS))) {
    errors.unidad = 'La unidad no es válida';
  }
  if (known === 'opcion' || known === 'opciones' ? !areOptions(opciones) : opciones !== undefined) {
    errors.opciones = `Escribe entre 2 y ${LIMITS.questionOptions} opciones distintas`;
  }
  return errors;
}

function areOptions(value: unknown): boolean {
  if (!Array.isArray(value) || value.length < 2 || value.length > LIMITS.questionOptions) return false;
  const texts = value as unknown[];
  return texts.every((text) => isText(text, LIMITS.questionOption)) && new Set(texts).size === texts.length;
}
