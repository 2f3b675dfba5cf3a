import type { Stage } from '@hiring/contract';
import { describe, expect, it } from 'vitest';
import { cardsOfColumn, placeCards, type PlacedCard, type PlacedCards } from './placedCards';
import { type BoardCard, columnOf } from './card';

const card = (id: string, stage: Stage) => ({ id, stage }) as BoardCard;
const stageColumn = (etapa: Stage) =>
  columnOf({ etapa, estado: null, fase: null, archivada: false, propone_mensaje: false, total: undefined });
const placed = (...entries: [string, PlacedCard][]): PlacedCards => new Map(entries);
const idsOf = (cards: BoardCard[]) => cards.map(({ id }) => id);

describe('a column of the board', () => {
  const paged = [card('a', 'recibida'), card('b', 'recibida'), card('c', 'recibida')];

  it('shows a card once when two pages contain it', () => {
    expect(
      idsOf(cardsOfColumn(stageColumn('recibida'), [...paged, card('b', 'recibida')], placed())),
    ).toEqual(['a', 'b', 'c']);
  });

  it('removes a card that was dropped in another column', () => {
    const moved = placed(['b', { card: card('b', 'entrevista'), place: 0 }]);
    expect(idsOf(cardsOfColumn(stageColumn('recibida'), paged, moved))).toEqual(['a', 'c']);
  });

  it('shows a card where it was dropped', () => {
    const moved = placed(['x', { card: card('x', 'recibida'), place: 2 }]);
    expect(idsOf(cardsOfColumn(stageColumn('recibida'), paged, moved))).toEqual(['a', 'b', 'x', 'c']);
  });

  it('puts a card last when its drop position is beyond the end of the column', () => {
    const moved = placed(['x', { card: card('x', 'recibida'), place: 9 }]);
    expect(idsOf(cardsOfColumn(stageColumn('recibida'), paged, moved)).at(-1)).toBe('x');
  });

  it("keeps the server's position of a card when the column is loaded again", () => {
    const moved = placed(['c', { card: card('c', 'recibida'), place: 0 }]);
    expect(idsOf(cardsOfColumn(stageColumn('recibida'), paged, moved))).toEqual(['a', 'b', 'c']);
  });

  it('does not show a card that left the board', () => {
    expect(
      idsOf(cardsOfColumn(stageColumn('recibida'), paged, placed(['a', { card: null, place: 0 }]))),
    ).toEqual(['b', 'c']);
  });

  it('shows the last card dropped at the top above the one dropped there before', () => {
    let cards = placeCards(placed(), {
      kind: 'put',
      id: 'x',
      placed: { card: card('x', 'recibida'), place: 0 },
    });
    cards = placeCards(cards, { kind: 'put', id: 'y', placed: { card: card('y', 'recibida'), place: 0 } });
    expect(idsOf(cardsOfColumn(stageColumn('recibida'), paged, cards))).toEqual(['y', 'x', 'a', 'b', 'c']);
    cards = placeCards(cards, { kind: 'put', id: 'x', placed: { card: card('x', 'recibida'), place: 0 } });
    expect(idsOf(cardsOfColumn(stageColumn('recibida'), paged, cards))).toEqual(['x', 'y', 'a', 'b', 'c']);
  });
});

describe('the map of placed cards', () => {
  it('keeps only pending moves when the columns are loaded again', () => {
    const known = placed(
      ['a', { card: card('a', 'entrevista'), place: 0, pending: true }],
      ['b', { card: card('b', 'entrevista'), place: 0 }],
    );
    expect([...placeCards(known, { kind: 'settle' }).keys()]).toEqual(['a']);
  });

  it('is copied by an update, and the original is unchanged', () => {
    const known = placed(['a', { card: null, place: 0 }]);
    expect(placeCards(known, { kind: 'forget', id: 'a' }).size).toBe(0);
    expect(known.size).toBe(1);
  });
});
