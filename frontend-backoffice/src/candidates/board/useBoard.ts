import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useReducer, useRef } from 'react';
import {
  type BoardCard,
  type BoardColumn,
  type BoardScope,
  columnOf,
  isInColumn,
  stageColumns,
} from './card';
import { cardsOfColumn, placeCards, type PlacedCard, type PlacedCards } from './placedCards';
import { api, type Schemas, useRead, withoutBlanks } from '../../providers/api';
import { useEventCallback } from '@mui/material/utils';

const columnsKey = (scope: BoardScope) => ['board', 'column', JSON.stringify(scope)] as const;

/** A column that was left is shown at once when it is chosen again within this time. */
const KEPT_MS = 60_000;

/**
 * The cards of one column, as far as it has been read, with what has moved since. Changes come by the stream, not by
 * reading it again.
 */
export function useColumn(scope: BoardScope, column: BoardColumn, placed: PlacedCards) {
  const { etapa, estado, fase, id } = column;
  const query = useInfiniteQuery({
    queryKey: [...columnsKey(scope), id],
    queryFn: ({ pageParam }) => {
      const where = fase ? { fase: fase.id } : withoutBlanks({ estado });
      const query = { ...scope, etapa, ...where, ...withoutBlanks({ cursor: pageParam }) };
      return api.get('/api/board/column', { params: { query } });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ siguiente }) => siguiente,
    refetchOnWindowFocus: false,
    gcTime: KEPT_MS,
  });
  const { data } = query;
  const cards = useMemo(
    () => cardsOfColumn(column, data?.pages.flatMap(({ tarjetas }) => tarjetas) ?? [], placed),
    [column, data, placed],
  );
  return { cards, query };
}

/** Least time between two readings of the numbers, however much happens. */
const EVERY_MS = 1000;

/** The columns of the board: the phases of its vacancy, or the stages where there are none. */
async function readColumns(scope: BoardScope): Promise<BoardColumn[]> {
  const { vacante } = scope;
  const [counts, phases] = await Promise.all([
    api.get('/api/board/counts', { params: { query: scope } }),
    vacante ? api.get('/api/board/columns', { params: { query: { ...scope, vacante } } }) : [],
  ]);
  return phases.length > 0 ? phases.map(columnOf) : stageColumns(counts);
}

/** The columns with how many cards each has; a move shows in them at once. */
function useColumns(scope: BoardScope) {
  const queryClient = useQueryClient();
  const waiting = useRef<number>(undefined);
  const queryKey = ['board', 'counts', scope] as const;
  const { data } = useRead(queryKey, () => readColumns(scope), { placeholderData: keepPreviousData });
  // Whether a vacancy has phases is known with its columns.
  const beginning = useMemo(() => (scope.vacante ? [] : stageColumns()), [scope.vacante]);

  const shift = (from: string | undefined, to: string | undefined) =>
    queryClient.setQueryData<BoardColumn[]>(queryKey, (columns) => {
      if (from === to) return columns;
      const more = ({ id }: BoardColumn) => Number(id === to) - Number(id === from);
      return columns?.map((column) =>
        typeof column.total === 'number'
          ? { ...column, total: Math.max(0, column.total + more(column)) }
          : column,
      );
    });
  const recount = () => {
    waiting.current ??= window.setTimeout(() => {
      waiting.current = undefined;
      void queryClient.invalidateQueries({ queryKey: ['board', 'counts'] });
    }, EVERY_MS);
  };

  return { columns: data ?? beginning, shift, recount };
}

/** The board on the screen: pages of its columns, and over them what has moved since they were read. */
export function useBoard(scope: BoardScope) {
  const queryClient = useQueryClient();
  const [placed, dispatch] = useReducer(placeCards, null, (): PlacedCards => new Map());
  const { columns, shift, recount } = useColumns(scope);

  // Handlers see the board as it is when they run.
  const listCards = useEventCallback((): BoardCard[] => {
    const read = queryClient.getQueriesData<InfiniteData<Schemas['BoardPage']>>({
      queryKey: columnsKey(scope),
    });
    const pages = read.flatMap(([, data]) => data?.pages ?? []);
    const known = new Map(pages.flatMap(({ tarjetas }) => tarjetas).map((card) => [card.id, card]));
    for (const [id, { card }] of placed) {
      if (card) known.set(id, card);
      else known.delete(id);
    }
    return [...known.values()];
  });
  const findCard = (id: string) => listCards().find((card) => card.id === id);
  const columnOfCard = (card: BoardCard) => columns.find((column) => isInColumn(card, column));
  const put = (id: string, state: PlacedCard) => dispatch({ kind: 'put', id, placed: state });
  const forget = (id: string) => dispatch({ kind: 'forget', id });

  /** Reads all columns again, as far as they were read. */
  async function reload() {
    recount();
    await queryClient.refetchQueries({ queryKey: columnsKey(scope) });
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
      const stays = before !== undefined && before.stage === card?.stage && before.fase?.id === card.fase?.id;
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

  return {
    scope,
    columns,
    placed,
    listCards,
    findCard,
    columnOfCard,
    put,
    forget,
    shift,
    recount,
    reload,
    refreshCards,
  };
}

export type Board = ReturnType<typeof useBoard>;
