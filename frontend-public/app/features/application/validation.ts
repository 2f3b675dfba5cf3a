import { APPLICATION_STEPS, LIMITS, requiredMessage, type FieldName } from '@hiring/contract';
import { fileSize } from '../../lib/file-size';
import type { FormValues } from './form-values';

/** Steps are counted as people read them: 1 to 5. */
export const STEP_COUNT = APPLICATION_STEPS.length;
export const REVIEW_STEP = STEP_COUNT;

export type ApplicationErrors = Partial<Record<FieldName, string>>;

export const stepAt = (step: number) => APPLICATION_STEPS[step - 1] ?? APPLICATION_STEPS[0];

const isMissing = (field: FieldName, values: FormValues, hasCv: boolean) => {
  if (field === 'cv') return !hasCv;
  if (field === 'email') return false;
  return values[field].trim() === '';
};

const missingMessage = (field: FieldName) =>
  field === 'cv' ? 'El CV es obligatorio' : requiredMessage(field);

export function stepErrors(step: number, values: FormValues, hasCv: boolean): ApplicationErrors {
  const missing = stepAt(step).required.filter((field) => isMissing(field, values, hasCv));
  return Object.fromEntries(missing.map((field) => [field, missingMessage(field)]));
}

/** The first step with something missing before `end` (exclusive); null when there is none. */
export function firstFaultyStep(values: FormValues, hasCv: boolean, from = 1, end: number = REVIEW_STEP) {
  for (let step = from; step < end; step += 1) {
    if (Object.keys(stepErrors(step, values, hasCv)).length > 0) return step;
  }
  return null;
}

export interface RequiredItem {
  field: FieldName;
  missing: boolean;
}

/** Every required field in order, for the checklist of the last step. */
export function requiredItems(values: FormValues, hasCv: boolean): RequiredItem[] {
  return APPLICATION_STEPS.flatMap(({ required }) =>
    required.map((field) => ({ field, missing: isMissing(field, values, hasCv) })),
  );
}

/** The step that holds a field; the last one for what the form does not know. */
export function stepOfField(name: string): number {
  const index = APPLICATION_STEPS.findIndex(({ fields }) => fields.some((field) => field === name));
  return index === -1 ? REVIEW_STEP : index + 1;
}

/** A first look at the chosen file; the server looks at its content. */
export function cvFileError(file: File): string | null {
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!LIMITS.cvExtensions.some((allowed) => allowed === extension)) {
    return `«${file.name}» no es un PDF ni un documento de Word. Elige un archivo .pdf, .doc o .docx.`;
  }
  if (file.size > LIMITS.cvBytes) {
    return `El archivo pesa ${fileSize(file.size)} y el máximo son ${fileSize(LIMITS.cvBytes)}. Elige uno más ligero.`;
  }
  return file.size === 0 ? 'El archivo está vacío. Elige otro.' : null;
}
