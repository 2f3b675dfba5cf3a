import { expect, it } from 'vitest';
import { moved } from './order';

const list = ['a', 'b', 'c'].map((id) => ({ id }));
const idsAfter = (id: string, by: -1 | 1) =>
  moved(list, id, by)
    .map((item) => item.id)
    .join('');

it('a department swaps places with its neighbour, and does not move beyond the ends of the list', () => {
  expect([idsAfter('b', -1), idsAfter('b', 1)]).toEqual(['bac', 'acb']);
  expect([idsAfter('a', -1), idsAfter('c', 1), idsAfter('x', 1)]).toEqual(['abc', 'abc', 'abc']);
});
