import type { Stage } from '@hiring/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BoardScope } from '../providers/calls/applications';
import type { HiringDataProvider } from '../providers/dataProvider';

/** One column of the board, as far as it has been read. Changes come by the stream, not by reading it again. */
export function useColumn(scope: BoardScope, stage: Stage) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  return useInfiniteQuery({
    queryKey: ['board', scope, stage],
    queryFn: ({ pageParam }) => dataProvider.boardColumn(scope, stage, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ siguiente }) => siguiente,
    refetchOnWindowFocus: false,
    // Left and come back to: read anew, and not as many pages as it once had.
    gcTime: 0,
  });
}

export type ColumnQuery = ReturnType<typeof useColumn>;
