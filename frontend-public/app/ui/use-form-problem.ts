import { useCallback, useState } from 'react';
import type { SummaryError } from './ErrorSummary';

/** First message of each field, by request field; its control has the same id. */
export type FieldErrors = Readonly<Record<string, string>>;

interface Shown {
  errors: FieldErrors;
  /** Increases with each new set of errors, so that the summary knows when to take the focus. */
  round: number;
  /** Fields edited since: their messages are removed. */
  edited: ReadonlySet<string>;
}

/** The errors of a form: shown together after an attempt, each removed when its field is edited. */
export function useFormProblem() {
  const [{ errors, round, edited }, setShown] = useState<Shown>({ errors: {}, round: 0, edited: new Set() });

  const show = useCallback((next: FieldErrors) => {
    setShown((before) => ({ errors: next, round: before.round + 1, edited: new Set() }));
  }, []);
  const clear = useCallback((field: string) => {
    setShown((before) =>
      before.edited.has(field) ? before : { ...before, edited: new Set([...before.edited, field]) },
    );
  }, []);

  const visible = Object.fromEntries(Object.entries(errors).filter(([field]) => !edited.has(field)));
  const list: SummaryError[] = Object.entries(visible).map(([fieldId, message]) => ({ fieldId, message }));
  return { errors: visible, list, round, show, clear };
}
