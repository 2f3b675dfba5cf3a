import type { FieldErrors } from '../../ui/use-form-problem';
import type { FormValues } from './form-values';
import {
  EXPERIENCE_STEP,
  firstFaultyStep,
  REVIEW_STEP,
  stepErrors,
  type ApplicationErrors,
  type Filled,
} from './validation';
import type { useSteps } from './use-steps';

/** Navigation of the steps: forward only over steps that are complete. */
export function checkedSteps(
  filled: Filled,
  { step, goTo }: ReturnType<typeof useSteps>,
  show: (errors: FieldErrors) => void,
) {
  /** Shows errors on the step they belong to. */
  function fail(errors: ApplicationErrors, target: number) {
    show(errors);
    if (target !== step) goTo(target);
  }

  /** Back is always allowed. */
  function moveTo(target: number) {
    const faulty = target > step ? firstFaultyStep(filled, step, target) : null;
    if (faulty !== null) return fail(stepErrors(faulty, filled), faulty);
    show({});
    goTo(target);
  }

  /** After a CV has filled in what the first steps ask: goes on to what is left, and past no later step. */
  function skipFilled(values: FormValues) {
    if (step >= EXPERIENCE_STEP) return;
    const target = firstFaultyStep({ ...filled, values }, step, EXPERIENCE_STEP) ?? EXPERIENCE_STEP;
    if (target !== step) goTo(target);
  }

  /** True when every step is complete; otherwise jumps to the first that is not. */
  function checkAll(): boolean {
    const faulty = firstFaultyStep(filled);
    if (faulty === null) return true;
    fail(stepErrors(faulty, filled), faulty);
    return false;
  }

  return { fail, moveTo, skipFilled, checkAll, isReview: step === REVIEW_STEP };
}
