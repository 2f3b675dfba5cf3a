import { Refusal } from './Alert';
import { ErrorSummary } from './ErrorSummary';
import type { useAttempt } from './use-attempt';

/** The errors of the last attempt, at the top of the form. */
export function AttemptErrors({
  list,
  round,
  refusal,
}: Pick<ReturnType<typeof useAttempt>, 'list' | 'round' | 'refusal'>) {
  return (
    <>
      <ErrorSummary errors={list} round={round} />
      <Refusal text={refusal} />
    </>
  );
}
