import { APPLICATION_STEPS, type FieldName, fieldsOfStep, PROFILE } from '@hiring/contract';
import { fieldOf, isQuestionField, type Question } from './answers';
import type { FormValues } from './form-values';
import type { Filled } from './validation';

/** Steps are numbered from 1 to 5. */
export const STEP_COUNT = APPLICATION_STEPS.length;
export const REVIEW_STEP = STEP_COUNT;

/** It also contains the vacancy's questions. */
export const EXPERIENCE_STEP =
  APPLICATION_STEPS.findIndex(({ fields }) => fields.includes('cualificaciones')) + 1;

export const stepAt = (step: number) => APPLICATION_STEPS[step - 1] ?? APPLICATION_STEPS[0];

/** The step that asks a question. */
export const stepOfQuestion = ({ own }: Question): number => own?.step ?? EXPERIENCE_STEP;

/** The step of a field; the last step for an unknown field. */
export function stepOfField(name: string, questions: readonly Question[] = []): number {
  const question = questions.find((one) => fieldOf(one) === name);
  if (question) return stepOfQuestion(question);
  if (isQuestionField(name)) return EXPERIENCE_STEP;
  const index = APPLICATION_STEPS.findIndex(({ fields }) => fields.some((field) => field === name));
  return index === -1 ? REVIEW_STEP : index + 1;
}

const isMissing = (field: FieldName, { values, hasCv }: Pick<Filled, 'values' | 'hasCv'>) => {
  if (field === 'cv') return !hasCv;
  if (field === 'email') return false;
  return values[field].trim() === '';
};

/** The required fields of a step that are blank. */
export const missingIn = (step: number, filled: Pick<Filled, 'values' | 'hasCv'>): FieldName[] =>
  stepAt(step).required.filter((field) => isMissing(field, filled));

/** Whether a step asks for something that is blank, required or not. What is only asked later does not count. */
export const hasBlank = (step: number, values: FormValues): boolean =>
  fieldsOfStep(step).some((field) => !PROFILE[field].later && values[field].trim() === '');

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
