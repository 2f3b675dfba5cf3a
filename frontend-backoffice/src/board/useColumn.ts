import type { Stage } from '@hiring/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { BoardScope } from './card';
import type { BoardCounts } from './card';
import { cardsOfColumn, type PlacedCards } from './placedCards';
import { api, given } from '../providers/api';

/**
 * One column of the board, as far as it has been read, with what has moved since. Changes come by the stream, not by
 * reading it again. Its count is undefined while counted; null: more than 1,000.
 */
export function useColumn(
  scope: BoardScope,
  stage: Stage,
  placed: PlacedCards,
  counts: BoardCounts | undefined,
) {
  const query = useInfiniteQuery({
    queryKey: ['board', scope, stage],
    queryFn: ({ pageParam }) =>
      api.get('/api/board/column', {
        params: { query: { ...scope, etapa: stage, ...given({ cursor: pageParam }) } },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ siguiente }) => siguiente,
    refetchOnWindowFocus: false,
    // Left and come back to: read anew, and not as many pages as it once had.
    gcTime: 0,
  });
  const { data } = query;
  const cards = useMemo(
    () => cardsOfColumn(stage, data?.pages.flatMap(({ tarjetas }) => tarjetas) ?? [], placed),
    [stage, data, placed],
  );
  return { stage, cards, count: counts?.[stage], query };
}

export type BoardColumnState = ReturnType<typeof useColumn>;
