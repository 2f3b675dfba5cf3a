import type { Stage } from '@hiring/contract';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useReducer, useRef } from 'react';
import type { BoardCard, BoardCounts, BoardScope } from './card';
import { cardsOfColumn, placeCards, type PlacedCard, type PlacedCards } from './placedCards';
import { api, withoutBlanks, useRead } from '../../providers/api';
import { useEventCallback } from '@mui/material/utils';

/**
 * One column of the board, as far as it has been read, with what has moved since. Changes come by the stream, not by
 * reading it again. Its count is undefined while counted; null: more than 1,000.
 */
function useColumn(scope: BoardScope, stage: Stage, placed: PlacedCards, counts: BoardCounts | undefined) {
  const query = useInfiniteQuery({
    queryKey: ['board', scope, stage],
    queryFn: ({ pageParam }) => {
      const query = { ...scope, etapa: stage, ...withoutBlanks({ cursor: pageParam }) };
      return api.get('/api/board/column', { params: { query } });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ siguiente }) => siguiente,
    refetchOnWindowFocus: false,
    // A board that is opened again reads its first pages only.
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

/** Least time between two readings of the numbers, however much happens. */
const EVERY_MS = 1000;

/** How many cards each column has; a move shows in them at once. */
function useBoardCounts(scope: BoardScope) {
  const queryClient = useQueryClient();
  const waiting = useRef<number>(undefined);
  const queryKey = ['board', 'counts', scope] as const;
  const { data } = useRead(queryKey, () => api.get('/api/board/counts', { params: { query: scope } }), {
    placeholderData: keepPreviousData,
  });

  const shift = (from: Stage, to: Stage) =>
    queryClient.setQueryData<BoardCounts>(queryKey, (counts) => {
      if (!counts || from === to) return counts;
      const plus = (stage: Stage, more: number) =>
        counts[stage] === null ? null : Math.max(0, counts[stage] + more);
      return { ...counts, [from]: plus(from, -1), [to]: plus(to, 1) };
    });
  const recount = () => {
    waiting.current ??= window.setTimeout(() => {
      waiting.current = undefined;
      void queryClient.invalidateQueries({ queryKey: ['board', 'counts'] });
    }, EVERY_MS);
  };

  return { counts: data, shift, recount };
}

/** The board on the screen: pages of five columns, and over them what has moved since they were read. */
export function useBoard(scope: BoardScope) {
  const [placed, dispatch] = useReducer(placeCards, null, (): PlacedCards => new Map());
  const { counts, shift, recount } = useBoardCounts(scope);
  const columns = [
    useColumn(scope, 'recibida', placed, counts),
    useColumn(scope, 'en_revision', placed, counts),
    useColumn(scope, 'entrevista', placed, counts),
    useColumn(scope, 'contratada', placed, counts),
    useColumn(scope, 'rechazada', placed, counts),
  ];

  // Handlers see the board as it is when they run.
  const findCard = useEventCallback((id: string) =>
    columns.flatMap(({ cards }) => cards).find((card) => card.id === id),
  );
  const put = (id: string, state: PlacedCard) => dispatch({ kind: 'put', id, placed: state });
  const forget = (id: string) => dispatch({ kind: 'forget', id });

  /** Reads all columns again, as far as they were read. */
  async function reload() {
    recount();
    await Promise.all(columns.map(({ query }) => query.refetch()));
    dispatch({ kind: 'settle' });
  }

  /** Puts a card as the server has it now; `mayCome`: also when it was not on the screen. */
  const refresh = useEventCallback((id: string, card: BoardCard | null, mayCome: boolean) => {
    const before = findCard(id);
    const known = placed.get(id);
    const outdated =
      card !== null &&
      before?.aplicacion_id === card.aplicacion_id &&
      before.aplicacion_version > card.aplicacion_version;
    if (!known?.pending && !outdated && (before || (card && mayCome))) {
      const stays = before !== undefined && before.stage === card?.stage;
      put(id, { card, place: stays ? (known?.place ?? 0) : 0, byOther: known?.byOther && stays });
    }
    return { id, before, card };
  });
  async function refreshCards(ids: readonly string[], mayCome: (id: string) => boolean) {
    const query = { ...scope, ids: ids.join(',') };
    const cards = await api.get('/api/board/cards', { params: { query } });
    recount();
    return ids.map((id) => refresh(id, cards.find((card) => card.id === id) ?? null, mayCome(id)));
  }

  return { columns, placed, findCard, put, forget, shift, recount, reload, refreshCards };
}

export type Board = ReturnType<typeof useBoard>;
