import type { Stage } from '@hiring/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useDataProvider } from 'react-admin';
import type { BoardScope } from '../providers/calls/applications';
import type { HiringDataProvider } from '../providers/dataProvider';
import type { BoardCounts } from './types';

/** However much happens, the numbers are read again at most this often. */
const EVERY_MS = 1000;

/** How many cards each column has; a move shows in them at once. */
export function useBoardCounts(scope: BoardScope) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const queryClient = useQueryClient();
  const waiting = useRef<number>(undefined);

  const { data } = useQuery({
    queryKey: ['board', 'counts', scope],
    queryFn: () => dataProvider.boardCounts(scope),
    placeholderData: (previous) => previous,
  });

  const shift = useCallback(
    (from: Stage, to: Stage) =>
      queryClient.setQueryData<BoardCounts>(['board', 'counts', scope], (counts) => {
        if (!counts || from === to) return counts;
        const left = counts[from];
        const joined = counts[to];
        return {
          ...counts,
          [from]: left === null ? null : Math.max(0, left - 1),
          [to]: joined === null ? null : joined + 1,
        };
      }),
    [queryClient, scope],
  );

  const recount = useCallback(() => {
    waiting.current ??= window.setTimeout(() => {
      waiting.current = undefined;
      void queryClient.invalidateQueries({ queryKey: ['board', 'counts'] });
    }, EVERY_MS);
  }, [queryClient]);

  return { counts: data, shift, recount };
}
