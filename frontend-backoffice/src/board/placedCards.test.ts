import type { Stage } from '@hiring/contract';
import { describe, expect, it } from 'vitest';
import { cardsOfColumn, placeCards, type PlacedCard, type PlacedCards } from './placedCards';
import type { BoardCard } from './types';

const card = (id: string, stage: Stage) => ({ id, stage }) as BoardCard;
const placed = (...entries: [string, PlacedCard][]): PlacedCards => new Map(entries);
const idsOf = (cards: BoardCard[]) => cards.map(({ id }) => id);

describe('a column of the board', () => {
  const paged = [card('a', 'recibida'), card('b', 'recibida'), card('c', 'recibida')];

  it('shows a card once that two pages carry', () => {
    expect(idsOf(cardsOfColumn('recibida', [...paged, card('b', 'recibida')], placed()))).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('loses a card that was dropped elsewhere', () => {
    const moved = placed(['b', { card: card('b', 'entrevista'), place: 0 }]);
    expect(idsOf(cardsOfColumn('recibida', paged, moved))).toEqual(['a', 'c']);
  });

  it('shows a card where it was dropped', () => {
    const moved = placed(['x', { card: card('x', 'recibida'), place: 2 }]);
    expect(idsOf(cardsOfColumn('recibida', paged, moved))).toEqual(['a', 'b', 'x', 'c']);
  });

  it('puts a card last that was dropped below what the column still has', () => {
    const moved = placed(['x', { card: card('x', 'recibida'), place: 9 }]);
    expect(idsOf(cardsOfColumn('recibida', paged, moved)).at(-1)).toBe('x');
  });

  it('keeps the place that the server gave once the column has been read again', () => {
    const moved = placed(['c', { card: card('c', 'recibida'), place: 0 }]);
    expect(idsOf(cardsOfColumn('recibida', paged, moved))).toEqual(['a', 'b', 'c']);
  });

  it('does not show a card that left the board', () => {
    expect(idsOf(cardsOfColumn('recibida', paged, placed(['a', { card: null, place: 0 }])))).toEqual([
      'b',
      'c',
    ]);
  });

  it('shows the latest of two cards that came to its top above the earlier one', () => {
    let cards = placeCards(placed(), {
      kind: 'put',
      id: 'x',
      placed: { card: card('x', 'recibida'), place: 0 },
    });
    cards = placeCards(cards, { kind: 'put', id: 'y', placed: { card: card('y', 'recibida'), place: 0 } });
    expect(idsOf(cardsOfColumn('recibida', paged, cards))).toEqual(['y', 'x', 'a', 'b', 'c']);
    cards = placeCards(cards, { kind: 'put', id: 'x', placed: { card: card('x', 'recibida'), place: 0 } });
    expect(idsOf(cardsOfColumn('recibida', paged, cards))).toEqual(['x', 'y', 'a', 'b', 'c']);
  });
});

describe('what is known better than the columns', () => {
  it('keeps only moves under way when the columns are read again', () => {
    const known = placed(
      ['a', { card: card('a', 'entrevista'), place: 0, pending: true }],
      ['b', { card: card('b', 'entrevista'), place: 0 }],
    );
    expect([...placeCards(known, { kind: 'settle' }).keys()]).toEqual(['a']);
  });

  it('leaves the map as it was that it was made from', () => {
    const known = placed(['a', { card: null, place: 0 }]);
    expect(placeCards(known, { kind: 'forget', id: 'a' }).size).toBe(0);
    expect(known.size).toBe(1);
  });
});
