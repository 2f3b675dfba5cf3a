import type { FieldErrors } from '../../ui/use-form-problem';
import { showToast } from '../../ui/toast';
import { OFFLINE } from '../../lib/offline';
import { laterOf } from '../../lib/part';
import type { FormValues } from './form-values';
import { EXPERIENCE_STEP, REVIEW_STEP } from './steps';
import type { ApplicationErrors, Filled } from './validation';
import type { useSteps } from './use-steps';

/** Nobody needs the rules before something is filled in. */
export const stepRules = laterOf(() => import('./step-rules'));

/** Null, with a word, when they cannot be fetched. */
const rulesOrWord = () =>
  stepRules.get().catch(() => {
    showToast({ look: 'danger', title: OFFLINE() });
    return null;
  });

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

  function open(target: number) {
    show({});
    goTo(target);
  }

  async function goOn(target: number) {
    const rules = await rulesOrWord();
    if (!rules) return;
    const faulty = rules.firstFaultyStep(filled, step, target);
    // A step between, which nobody has seen, opens without errors.
    if (faulty === step) fail(rules.stepErrors(step, filled), step);
    else open(faulty ?? target);
  }

  /** Back is always allowed. */
  function moveTo(target: number) {
    if (target > step) void goOn(target);
    else open(target);
  }

  /** After a CV has filled in what the first steps ask: goes on to the first that still asks something. */
  async function skipFilled(values: FormValues) {
    if (step >= EXPERIENCE_STEP) return;
    const rules = await rulesOrWord();
    if (!rules) return;
    const target = rules.firstUnfilledStep({ ...filled, values }, step, EXPERIENCE_STEP);
    if (target !== step) goTo(target);
  }

  /** True when every step is complete; otherwise jumps to the first that is not. */
  async function checkAll(): Promise<boolean> {
    const rules = await rulesOrWord();
    const faulty = rules && rules.firstFaultyStep(filled);
    if (rules && faulty) fail(rules.stepErrors(faulty, filled), faulty);
    return rules !== null && faulty === null;
  }

  return { fail, moveTo, skipFilled, checkAll, isReview: step === REVIEW_STEP };
}
