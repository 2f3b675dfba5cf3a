import { type Stage, STAGES } from '@hiring/contract';
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { useDataProvider } from 'react-admin';
import type { BoardScope } from '../providers/calls/applications';
import type { HiringDataProvider } from '../providers/dataProvider';
import { cardsOfColumn, placeCards, type PlacedCard, type PlacedCards } from './placedCards';
import type { BoardCard } from './types';
import { useBoardCounts } from './useBoardCounts';
import { type ColumnQuery, useColumn } from './useColumn';

export interface BoardColumnState {
  stage: Stage;
  cards: BoardCard[];
  /** Undefined while counted; null: more than 1,000. */
  count: number | null | undefined;
  query: ColumnQuery;
}

const NONE: PlacedCards = new Map();

/** The board on the screen: pages of five columns, and over them what has moved since they were read. */
export function useBoard(scope: BoardScope) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const [placed, dispatch] = useReducer(placeCards, NONE);
  const { counts, shift, recount } = useBoardCounts(scope);
  const recibida = useColumn(scope, 'recibida');
  const enRevision = useColumn(scope, 'en_revision');
  const entrevista = useColumn(scope, 'entrevista');
  const contratada = useColumn(scope, 'contratada');
  const rechazada = useColumn(scope, 'rechazada');

  const columns = useMemo(() => {
    const queries: Record<Stage, ColumnQuery> = {
      recibida,
      en_revision: enRevision,
      entrevista,
      contratada,
      rechazada,
    };
    return STAGES.map((stage): BoardColumnState => {
      const paged = queries[stage].data?.pages.flatMap(({ tarjetas }) => tarjetas) ?? [];
      return {
        stage,
        cards: cardsOfColumn(stage, paged, placed),
        count: counts?.[stage],
        query: queries[stage],
      };
    });
  }, [recibida, enRevision, entrevista, contratada, rechazada, placed, counts]);

  // What handlers see is the board as it stands when they run.
  const shown = useRef({ columns, placed });
  useEffect(() => {
    shown.current = { columns, placed };
  });

  const findCard = useCallback(
    (id: string) => shown.current.columns.flatMap(({ cards }) => cards).find((card) => card.id === id),
    [],
  );
  const put = useCallback(
    (id: string, state: PlacedCard) => dispatch({ kind: 'put', id, placed: state }),
    [],
  );
  const forget = useCallback((id: string) => dispatch({ kind: 'forget', id }), []);

  /** Reads all columns again, as far as they were read. */
  const reload = useCallback(async () => {
    recount();
    await Promise.all(shown.current.columns.map(({ query }) => query.refetch()));
    dispatch({ kind: 'settle' });
  }, [recount]);

  /** These cards as the server has them now; `mayCome`: also when they were not on the screen. */
  const refreshCards = useCallback(
    async (ids: readonly string[], mayCome: (id: string) => boolean) => {
      const fresh = new Map((await dataProvider.boardCards(scope, ids)).map((card) => [card.id, card]));
      recount();
      return ids.map((id) => {
        const before = findCard(id);
        const known = shown.current.placed.get(id);
        const card = fresh.get(id) ?? null;
        const outdated =
          card !== null &&
          before?.aplicacion_id === card.aplicacion_id &&
          before.aplicacion_version > card.aplicacion_version;
        const concerns = Boolean(before) || (card !== null && mayCome(id));
        if (!known?.pending && !outdated && concerns) {
          const stays = before !== undefined && before.stage === card?.stage;
          put(id, { card, place: stays ? (known?.place ?? 0) : 0, byOther: known?.byOther && stays });
        }
        return { id, before, card };
      });
    },
    [dataProvider, findCard, put, recount, scope],
  );

  return { columns, placed, findCard, put, forget, shift, recount, reload, refreshCards };
}

export type Board = ReturnType<typeof useBoard>;
