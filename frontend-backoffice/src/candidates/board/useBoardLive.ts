import { useEventCallback } from '@mui/material/utils';
import { useEffect, useRef } from 'react';
import { translate } from '../../i18n/texts';
import { fullName } from '../useCandidate';
import { type LiveBatch, liveBus, ownChanges } from '../../layout/live/liveBus';
import { type BoardScope, placeOfCard } from './card';
import type { Board } from './useBoard';

/** More changes than this are announced as a number. */
const SAID_SINGLY = 3;

/** The cards of this board that the events are about. */
function concernedBy({ events, from }: LiveBatch, scope: BoardScope, board: Board) {
  const here = from === 'here';
  const ids = new Set<string>();
  // Those that may come to the board though they were not on the screen.
  const coming = new Set<string>();
  // The cards that another person changed.
  const others = new Set<string>();
  const cards = board.listCards();
  const cardsOfPerson = (candidateId: string) =>
    cards.filter(({ candidato_id }) => candidato_id === candidateId).map(({ id }) => id);

  for (const event of events) {
    if (event.kind === 'application') {
      if (scope.vacante && event.vacante_id !== scope.vacante) continue;
      const id = scope.vacante ? event.id : event.candidato_id;
      ids.add(id);
      if (event.change === 'moved' || event.change === 'created') coming.add(id);
      if (!here && !ownChanges.includes(event.id, event.version)) others.add(id);
    } else if (event.kind === 'interview') {
      ids.add(scope.vacante ? event.aplicacion_id : event.candidato_id);
    } else if (event.kind === 'candidate') {
      for (const id of scope.vacante ? cardsOfPerson(event.id) : [event.id]) {
        ids.add(id);
        // What was just done here (a move from the menu) belongs on the screen.
        if (here) coming.add(id);
      }
    }
  }
  return { ids, coming, others };
}

/**
 * Brings what happens elsewhere onto the board within two seconds, and says it. Not while a card is being carried:
 * the columns must not change under it.
 */
export function useBoardLive(board: Board, scope: BoardScope, say: (text: string) => void) {
  const carrying = useRef(false);
  const kept = useRef<LiveBatch[]>([]);

  const apply = useEventCallback(async (batch: LiveBatch) => {
    if (batch.events.some(({ kind }) => kind === 'resync')) return board.reload();
    const { ids, coming, others } = concernedBy(batch, scope, board);
    if (ids.size === 0) return;
    let changes: Awaited<ReturnType<Board['refreshCards']>>;
    try {
      changes = await board.refreshCards([...ids], (id) => coming.has(id));
    } catch {
      // The server could not answer just now; the stream says to read again when it can.
      return;
    }
    const news = changes
      .filter(({ id }) => others.has(id))
      .flatMap(({ id, before, card }) => {
        if (before?.stage === card?.stage && before?.fase?.id === card?.fase?.id) return [];
        if (card) board.put(id, { card, place: 0, byOther: true });
        const name = fullName(card ?? before ?? { nombre: '', apellidos: '' });
        if (!card) return [translate('candidates.board.live.gone', { name })];
        const to = placeOfCard(card);
        if (before)
          return [translate('candidates.board.live.moved', { name, from: placeOfCard(before), to })];
        return coming.has(id) ? [translate('candidates.board.live.came', { name, to })] : [];
      });
    if (news.length > SAID_SINGLY) say(translate('candidates.board.live.many', { count: news.length }));
    else if (news.length > 0) say(`${news.join('. ')}.`);
  });

  useEffect(
    () =>
      liveBus.subscribe((batch) => {
        if (carrying.current) kept.current.push(batch);
        else void apply(batch);
      }),
    [apply],
  );

  return {
    pickUp: () => {
      carrying.current = true;
    },
    /** The card has been put down: what happened meanwhile shows now. */
    putDown: () => {
      carrying.current = false;
      for (const batch of kept.current.splice(0)) void apply(batch);
    },
  };
}
