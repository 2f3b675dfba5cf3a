import { expect, it } from 'vitest';
import { tabAfter } from './tab-keys';

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, 0],
  ['ArrowLeft', 0, 3],
  ['Home', 2, 0],
  ['End', 1, 3],
  ['Tab', 1, null],
  ['a', 1, null],
])('the key %s moves the focus from tab %i of four to %s', (key, from, to) => {
  expect(tabAfter(key, from, 4)).toBe(to);
});
