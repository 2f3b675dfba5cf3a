import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { GetListResult } from 'react-admin';
import { liveBus } from '../live/liveBus';
import type { CandidateRow } from './types';

const SHOWN_TOGETHER = [['candidates'], ['stats'], ['emails'], ['interviews']];

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
      // Other views of the same people: the card of this one, or everything.
      liveBus.publish({
        events: [fresh ? { kind: 'candidate', change: 'changed', id: fresh.id } : { kind: 'resync' }],
        from: 'here',
      });
      await Promise.all(SHOWN_TOGETHER.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
    [queryClient],
  );
}
