import { t } from '@lingui/core/macro';
import {
  APPLICATION_STEPS,
  CV_NOTHING_TO_SAY,
  say,
  hasWordsForCv,
  LIMITS,
  profileTextError,
  requiredMessage,
  type FieldName,
} from '@hiring/contract';
import { fileError } from '../../lib/chosen-file';
import { qualificationsErrors } from '../qualifications/qualification-values';
import { answerError, fieldOf, isQuestionField, type Answers, type Question } from './answers';
import type { FormValues, TextName } from './form-values';

/** Steps are numbered from 1 to 5. */
export const STEP_COUNT = APPLICATION_STEPS.length;
export const REVIEW_STEP = STEP_COUNT;

/** It also contains the vacancy's questions. */
export const EXPERIENCE_STEP =
  APPLICATION_STEPS.findIndex(({ fields }) => fields.includes('cualificaciones')) + 1;

/** Messages by field: field names of the form, and `cuestionario.<id>` for the vacancy's questions. */
export type ApplicationErrors = Readonly<Record<string, string>>;

/** The whole content of the form. */
export interface Filled {
  values: FormValues;
  hasCv: boolean;
  /** The CV is generated from the form. */
  writtenCv: boolean;
  questions: readonly Question[];
  answers: Answers;
}

export const stepAt = (step: number) => APPLICATION_STEPS[step - 1] ?? APPLICATION_STEPS[0];

const isMissing = (field: FieldName, { values, hasCv }: Filled) => {
  if (field === 'cv') return !hasCv;
  if (field === 'email') return false;
  return values[field].trim() === '';
};

const missingMessage = (field: FieldName) =>
  field === 'cv' ? t`El CV es obligatorio` : requiredMessage(field);

/** With the same rules as the server. */
function wrongTexts(step: number, values: FormValues): [FieldName, string][] {
  const now = new Date();
  return stepAt(step).fields.flatMap((field): [FieldName, string][] => {
    const error = field in values ? profileTextError(field, values[field as TextName], now) : null;
    return error === null ? [] : [[field, error]];
  });
}

export function stepErrors(step: number, filled: Filled): ApplicationErrors {
  const missing = stepAt(step).required.filter((field) => isMissing(field, filled));
  const errors = Object.fromEntries<string>([
    ...wrongTexts(step, filled.values),
    ...missing.map((field) => [field, missingMessage(field)] as const),
  ]);
  if (
    stepAt(step).fields.some((field) => field === 'cv') &&
    filled.writtenCv &&
    !hasWordsForCv(filled.values)
  ) {
    errors['cv'] = say(CV_NOTHING_TO_SAY);
  }
  if (step !== EXPERIENCE_STEP) return errors;
  Object.assign(errors, qualificationsErrors(filled.values.cualificaciones));
  for (const question of filled.questions) {
    const error = answerError(question, filled.answers);
    if (error) errors[fieldOf(question)] = error;
  }
  return errors;
}

/** The first step with something missing before `end` (exclusive); null when there is none. */
export function firstFaultyStep(filled: Filled, from = 1, end: number = REVIEW_STEP) {
  for (let step = from; step < end; step += 1) {
    if (Object.keys(stepErrors(step, filled)).length > 0) return step;
  }
  return null;
}

export interface RequiredItem {
  field: FieldName;
  missing: boolean;
}

/** Every required field in order, for the checklist of the last step. */
export function requiredItems(filled: Filled): RequiredItem[] {
  return APPLICATION_STEPS.flatMap(({ required }) =>
    required.map((field) => ({ field, missing: isMissing(field, filled) })),
  );
}

/** The step of a field; the last step for an unknown field. */
export function stepOfField(name: string): number {
  if (isQuestionField(name)) return EXPERIENCE_STEP;
  const index = APPLICATION_STEPS.findIndex(({ fields }) => fields.some((field) => field === name));
  return index === -1 ? REVIEW_STEP : index + 1;
}

export const cvFileError = (file: File): string | null =>
  fileError(file, {
    extensions: LIMITS.cvExtensions,
    maxBytes: LIMITS.cvBytes,
    otherKind: (name) =>
      t`«${name}» no es un PDF ni un documento de Word. Elige un archivo .pdf, .doc o .docx.`,
  });
