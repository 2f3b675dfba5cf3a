import type { Stage } from '@hiring/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import type { BoardScope } from '../providers/calls/applications';
import type { HiringDataProvider } from '../providers/dataProvider';
import { cardsOfColumn, type PlacedCards } from './placedCards';

/** The identity of a query's answer changes at each render: only these properties of it are a column's. */
function useColumnQuery(scope: BoardScope, stage: Stage) {
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

/**
 * One column of the board, as far as it has been read, with what has moved since. Changes come by the stream, not by
 * reading it again.
 *
 * @param count undefined while counted; null: more than 1,000
 */
export function useColumn(
  scope: BoardScope,
  stage: Stage,
  placed: PlacedCards,
  count: number | null | undefined,
) {
  const {
    data,
    error,
    status,
    hasNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage,
    refetch,
  } = useColumnQuery(scope, stage);
  return useMemo(
    () => ({
      stage,
      count,
      cards: cardsOfColumn(stage, data?.pages.flatMap(({ tarjetas }) => tarjetas) ?? [], placed),
      query: {
        error,
        status,
        hasNextPage,
        isFetchingNextPage,
        isFetchNextPageError,
        fetchNextPage,
        refetch,
      },
    }),
    [
      stage,
      count,
      placed,
      data,
      error,
      status,
      hasNextPage,
      isFetchingNextPage,
      isFetchNextPageError,
      fetchNextPage,
      refetch,
    ],
  );
}

export type BoardColumnState = ReturnType<typeof useColumn>;
