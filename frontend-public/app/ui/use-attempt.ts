import { ApiProblem } from '@hiring/contract/api-problem';
import { useState } from 'react';
import { problemText } from '../lib/api';
import { useFormProblem, type FieldErrors } from './use-form-problem';

/**
 * The attempts of a form, one at a time: the errors by field and the error of the whole form. Ids of controls are
 * `<prefix>-<field>`, so that a page can have several forms.
 */
export function useAttempt(prefix: string) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const problem = useFormProblem();

  /** Resolves to false when it was refused: by the server, or by what `run` found wrong itself. */
  async function attempt(run: () => Promise<FieldErrors | void>, wrong: FieldErrors = {}): Promise<boolean> {
    setRefusal(null);
    problem.show(wrong);
    if (Object.keys(wrong).length > 0) return false;
    setBusy(true);
    try {
      const found = (await run()) ?? {};
      problem.show(found);
      return Object.keys(found).length === 0;
    } catch (error) {
      const fields = error instanceof ApiProblem ? error.firstErrors() : {};
      problem.show(fields);
      if (Object.keys(fields).length === 0) setRefusal(problemText(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  /** The props that connect a control to its field. */
  const field = (name: string) => ({ id: `${prefix}-${name}`, name, error: problem.errors[name] });
  const list = problem.list.map(({ fieldId, message }) => ({ fieldId: `${prefix}-${fieldId}`, message }));
  return { busy, refusal, attempt, field, clear: problem.clear, list, round: problem.round };
}
