import { type BoardCard, type BoardColumn, isInColumn } from './card';

/** A card that is known better than the page it came with: it was moved, or told of. */
export interface PlacedCard {
  /** Null: the board does not show it any more. */
  card: BoardCard | null;
  /** Position in its column, while the column has not been read again: where it was dropped, or on top. */
  place: number;
  /** The server has not answered the move yet. */
  pending?: boolean;
  /** Another person moved the card. */
  byOther?: boolean;
}

export type PlacedCards = ReadonlyMap<string, PlacedCard>;

export type Placement =
  | { kind: 'put'; id: string; placed: PlacedCard }
  | { kind: 'forget'; id: string }
  /** The columns were read again: only moves that the server has not answered are kept. */
  | { kind: 'settle' };

export function placeCards(cards: PlacedCards, action: Placement): PlacedCards {
  const next = new Map(cards);
  if (action.kind === 'put') {
    // The latest to come stands above the earlier ones.
    next.delete(action.id);
    next.set(action.id, action.placed);
  } else if (action.kind === 'forget') next.delete(action.id);
  else for (const [id, { pending }] of cards) if (!pending) next.delete(id);
  return next;
}

/** The cards of a column: its pages, without what has left it, and what has come to it. */
export function cardsOfColumn(
  column: BoardColumn,
  paged: readonly BoardCard[],
  placed: PlacedCards,
): BoardCard[] {
  const seen = new Set<string>();
  const cards: BoardCard[] = [];
  for (const card of paged) {
    if (seen.has(card.id)) continue;
    seen.add(card.id);
    const better = placed.get(card.id);
    const shown = better ? better.card : card;
    if (shown && isInColumn(shown, column)) cards.push(shown);
  }
  for (const [id, { card, place }] of placed) {
    if (card && isInColumn(card, column) && !seen.has(id))
      cards.splice(Math.min(place, cards.length), 0, card);
  }
  return cards;
}
