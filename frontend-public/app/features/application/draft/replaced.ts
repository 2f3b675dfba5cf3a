import type { Answers } from '../answers';
import { TEXT_NAMES, type FormValues } from '../form-values';

/** Texts and answers that were replaced by others. */
export interface Replaced {
  values: Partial<FormValues>;
  answers: Answers;
}

export const NOTHING_REPLACED: Replaced = { values: {}, answers: {} };

const isBlank = (value: string | readonly string[] | undefined) => value === undefined || value.length === 0;

/** Own values that were replaced; blank values are not counted. */
export function lossesIn(mine: Replaced, theirs: Replaced): Replaced {
  const texts = TEXT_NAMES.filter((name) => theirs.values[name] !== undefined && !isBlank(mine.values[name]));
  const answered = Object.keys(theirs.answers).filter((id) => !isBlank(mine.answers[id]));
  return {
    values: Object.fromEntries(texts.map((name) => [name, mine.values[name]])),
    answers: Object.fromEntries(answered.map((id) => [id, mine.answers[id] ?? ''])),
  };
}

export const withMore = (before: Replaced, more: Replaced): Replaced => ({
  values: { ...before.values, ...more.values },
  answers: { ...before.answers, ...more.answers },
});

export const without = (before: Replaced, part: Replaced): Replaced => ({
  values: Object.fromEntries(Object.entries(before.values).filter(([name]) => !(name in part.values))),
  answers: Object.fromEntries(Object.entries(before.answers).filter(([id]) => !(id in part.answers))),
});

export const isReplaced = ({ values, answers }: Replaced): boolean =>
  Object.keys(values).length > 0 || Object.keys(answers).length > 0;
