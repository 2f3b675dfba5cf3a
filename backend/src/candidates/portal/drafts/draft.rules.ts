import type { WrittenTexts } from '../../files/written-cv/written-cv.js';
import { CUSTOM_FIELD_LIMITS, DRAFT_FIELDS, DRAFT_LIMITS, FIELD_LABEL, LIMITS } from '@hiring/contract';
import { type FieldErrors, invalid } from '../../../platform/errors/domain-error.js';

export type DraftTexts = WrittenTexts;
export type DraftAnswers = Record<string, string | string[]>;
/** By text name, and `cuestionario.<id>` for answers. */
export type FieldVersions = Record<string, number>;

/** What may change of a draft, as it is kept. */
export interface DraftContent {
  version: number;
  paso: number;
  valores: DraftTexts;
  respuestas: DraftAnswers;
  versiones: FieldVersions;
}

/** What one device changed since it last knew the draft. */
export interface DraftPatch {
  /** The version that the device knew; 0: none. */
  base: number;
  paso: number;
  valores: DraftTexts;
  respuestas: DraftAnswers;
}

/** Values of another device that this save replaced. */
export interface Replaced {
  valores: DraftTexts;
  respuestas: DraftAnswers;
}

export interface MergedDraft extends DraftContent {
  changed: boolean;
  sustituidos: Replaced;
}

/** Of a vacancy's questions, and of the company's own fields of the person and the application. */
const MAX_ANSWERS = LIMITS.questions + 2 * CUSTOM_FIELD_LIMITS.fields;
/** Ids of questions, as the vacancy makes them. */
const QUESTION_ID = /^[\w-]{1,64}$/;

/** jsonb takes neither NUL nor half a character. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The texts of a save, without unknown fields. @throws {DomainError} `validation_failed` */
export function readTexts(given: unknown): DraftTexts {
  if (!isRecord(given)) throw invalid({ valores: ['Los datos del borrador no son válidos'] });
  const texts: DraftTexts = {};
  const errors: FieldErrors = {};
  for (const name of DRAFT_FIELDS) {
    const value = given[name];
    if (value === undefined) continue;
    if (typeof value !== 'string') errors[name] = [`El campo ${FIELD_LABEL[name]} no es válido`];
    else if (value.length > DRAFT_LIMITS.text) {
      errors[name] = [`El campo ${FIELD_LABEL[name]} no puede superar los ${DRAFT_LIMITS.text} caracteres`];
    } else texts[name] = storable(value);
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return texts;
}

/** The answers of a save. @throws {DomainError} `validation_failed` */
export function readDraftAnswers(given: unknown): DraftAnswers {
  const wrong = invalid({ respuestas: ['Las respuestas no son válidas'] });
  if (!isRecord(given)) throw wrong;
  const entries = Object.entries(given);
  if (entries.length > MAX_ANSWERS) throw wrong;
  return Object.fromEntries(
    entries.map(([id, answer]) => {
      const list = Array.isArray(answer) ? (answer as unknown[]) : [answer];
      const texts = list.filter((one) => typeof one === 'string' && one.length <= DRAFT_LIMITS.text);
      const known =
        texts.length === list.length &&
        list.length <= Math.max(LIMITS.questionOptions, CUSTOM_FIELD_LIMITS.options);
      if (!QUESTION_ID.test(id) || !known) throw wrong;
      const stored = (texts as string[]).map(storable);
      return [id, Array.isArray(answer) ? stored : (stored[0] ?? '')];
    }),
  );
}

/**
 * Merges a device's changes into the draft: the last write wins, text by text. Replaced values that the device had
 * not seen are returned, so that it can offer them.
 */
export function mergeDraft(draft: DraftContent, patch: DraftPatch): MergedDraft {
  const next = draft.version + 1;
  const versiones = { ...draft.versiones };
  const put = <T extends Record<string, unknown>>(kept: T, given: T, prefix: string): [T, T] => {
    const merged = { ...kept };
    const replaced: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(given)) {
      const before = kept[name];
      if (JSON.stringify(before) === JSON.stringify(value)) continue;
      const unseen = (draft.versiones[prefix + name] ?? 0) > patch.base;
      if (unseen && before !== undefined && before !== '') replaced[name] = before;
      Object.assign(merged, { [name]: value });
      versiones[prefix + name] = next;
    }
    return [merged, replaced as T];
  };
  const [valores, oldTexts] = put(draft.valores, patch.valores, '');
  const [respuestas, oldAnswers] = put(draft.respuestas, patch.respuestas, 'cuestionario.');
  const paso = Math.max(draft.paso, patch.paso);
  const changed = paso !== draft.paso || Object.values(versiones).includes(next);
  return {
    valores,
    respuestas,
    versiones,
    paso,
    changed,
    version: changed ? next : draft.version,
    sustituidos: { valores: oldTexts, respuestas: oldAnswers },
  };
}
