import { type MutationKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type GetListResult, useNotify } from 'react-admin';
import { liveBus, ownChanges } from '../layout/live/liveBus';
import type { CandidateRow } from './useCandidate';
import { problemOf, reasonOf, type Schemas } from '../providers/api';
import { readAgain } from '../providers/freshness';

/** A move may cancel interviews, and writes to the candidate. */
const CHANGES = ['applications', 'emails', 'interviews'] as const;

/** Puts a fresh row into the lists at once, then reads again everything that depends on it. */
export function useRefreshCandidates() {
  const queryClient = useQueryClient();

  return useCallback(
    async (fresh?: CandidateRow) => {
      if (fresh) {
        queryClient.setQueriesData<GetListResult<CandidateRow>>(
          { queryKey: ['candidates', 'getList'] },
          (list) => list && { ...list, data: list.data.map((row) => (row.id === fresh.id ? fresh : row)) },
        );
      }
      // Other views of the same people are read again: those of this person, or all.
      liveBus.publish({
        events: [fresh ? { kind: 'candidate', change: 'changed', id: fresh.id } : { kind: 'resync' }],
        from: 'here',
      });
      await readAgain(queryClient, CHANGES);
    },
    [queryClient],
  );
}

interface Options<Answer> {
  mutationKey?: MutationKey;
  onDone: (answer: Answer) => void;
  /** Another person changed it first. */
  onStale?: () => void;
  /** A text with its `reason`. Absent: every refusal is told as what others did meanwhile. */
  failure?: string;
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
      const reason = reasonOf(error);
      if (failure && !stale) return notify(failure, { type: 'error', messageArgs: { reason } });
      onStale?.();
      notify(reason, { type: 'warning', autoHideDuration: 10_000 });
      void refresh(stale ? problem.candidate : undefined);
    },
  });
}
