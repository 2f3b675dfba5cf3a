import type { Schemas } from '@hiring/contract/api';
import { type MutationKey, useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { ownChanges } from '../live/ownChanges';
import { problemOf, reasonOf } from '../providers/problem';
import { useRefreshCandidates } from './useRefreshCandidates';

interface Options<Answer> {
  mutationKey?: MutationKey;
  onDone: (answer: Answer) => void;
  /** Somebody else was faster. */
  onStale?: () => void;
  /** Absent: every refusal is told as what others did meanwhile. */
  failure?: (reason: string) => string;
}

/** A change of one application: its fresh row replaces the old one, also when somebody else was faster. */
export function useApplicationWrite<Order extends { id: string }, Answer extends Schemas['FeedbackResponse']>(
  write: (order: Order) => Promise<Answer>,
  { mutationKey, onDone, onStale, failure }: Options<Answer>,
) {
  const notify = useNotify();
  const refresh = useRefreshCandidates();
  return useMutation({
    mutationKey,
    mutationFn: write,
    onMutate: ({ id }) => ownChanges.begin(id),
    onSettled: (answer, _error, { id }) => ownChanges.end(id, answer?.application.version),
    onSuccess: (answer) => {
      onDone(answer);
      void refresh(answer.candidate);
    },
    onError: (error) => {
      const problem = problemOf(error);
      const stale = problem?.code === 'stale_version';
      if (failure && !stale) return notify(failure(reasonOf(error)), { type: 'error' });
      onStale?.();
      notify(reasonOf(error), { type: 'warning', autoHideDuration: 10_000 });
      void refresh(stale ? problem.candidate : undefined);
    },
  });
}
