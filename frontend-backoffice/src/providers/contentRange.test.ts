import { expect, it } from 'vitest';
import { readContentRange } from './contentRange';

it.each([
  ['candidates 0-24/120', 1, 25, { total: 120 }],
  ['candidates */0', 1, 0, { total: 0 }],
  [null, 3, 4, { total: 54 }],
  ['candidates 0-24/*', 1, 25, { pageInfo: { hasNextPage: true, hasPreviousPage: false } }],
  ['candidates 25-30/*', 2, 6, { pageInfo: { hasNextPage: false, hasPreviousPage: true } }],
])('the Content-Range «%s» on page %i with %i rows gives %o', (header, page, length, known) => {
  expect(readContentRange(header, { page, perPage: 25, length })).toEqual(known);
});
