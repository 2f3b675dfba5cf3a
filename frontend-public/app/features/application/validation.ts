import { t } from '@lingui/core/macro';
import {
  CV_NOTHING_TO_SAY,
  say,
  hasWordsForCv,
  profileTextError,
  requiredMessage,
  type FieldName,
} from '@hiring/contract';
import { qualificationsErrors } from '../qualifications/read-qualification-values';
import { answerError, answerOf } from './answer-rules';
import { fieldOf, type Answers, type Question } from './answers';
import type { FormValues, TextName } from './form-values';
import { EXPERIENCE_STEP, hasBlank, missingIn, REVIEW_STEP, stepAt, stepOfQuestion } from './steps';

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

const missingMessage = (field: FieldName) =>
  field === 'cv' ? t`El CV es obligatorio` : requiredMessage(field);

/** What is wrong with a field, with the same rules as the server. */
function fieldError(field: FieldName, values: FormValues, missing: readonly FieldName[]): string | null {
  if (missing.includes(field)) return missingMessage(field);
  return field in values ? profileTextError(field, values[field as TextName], new Date()) : null;
}

/** In the order of the form: the summary and the jump to the first error follow it. */
export function stepErrors(step: number, filled: Filled): ApplicationErrors {
  const missing = missingIn(step, filled);
  const errors = Object.fromEntries(
    stepAt(step).fields.flatMap((field): [string, string][] => {
      const error = fieldError(field, filled.values, missing);
      return error === null ? [] : [[field, error]];
    }),
  );
  if (
    stepAt(step).fields.some((field) => field === 'cv') &&
    filled.writtenCv &&
    !hasWordsForCv(filled.values)
  ) {
    errors['cv'] = say(CV_NOTHING_TO_SAY);
  }
  if (step === EXPERIENCE_STEP) {
    Object.assign(errors, qualificationsErrors(filled.values.cualificaciones));
  }
  for (const question of filled.questions.filter((one) => stepOfQuestion(one) === step)) {
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

/** The first step before `end` that has a blank field or something wrong; `end` when there is none. */
export function firstUnfilledStep(filled: Filled, from: number, end: number): number {
  const faulty = firstFaultyStep(filled, from, end) ?? end;
  const isOpen = (step: number) =>
    filled.questions.some(
      (question) => stepOfQuestion(question) === step && answerOf(question, filled.answers) === null,
    );
  for (let step = from; step < faulty; step += 1) {
    if (hasBlank(step, filled.values) || isOpen(step)) return step;
  }
  return faulty;
}
