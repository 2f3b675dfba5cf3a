import { DomainError } from '../errors/domain-error.js';
import { nextOf, orderOf, placeOf, seekAfter, type SortKey } from './seek.js';

const fecha = (direction: SortKey['direction'], nullable = false): SortKey => ({
  sql: 'fecha',
  type: 'timestamptz',
  direction,
  nullable,
});
const id = (direction: SortKey['direction']): SortKey => ({ sql: 'id', type: 'bigint', direction });
const DAY = '2026-01-01 00:00:00+00';
const seek = (keys: SortKey[], after: (string | null)[]): string => {
  const values: string[] = [];
  return seekAfter(keys, after, (value) => `$${values.push(value)}`);
};

it('keys give the order, the place of a row and whether there is more', () => {
  expect(orderOf([fecha('DESC'), id('DESC')])).toBe('fecha DESC, id DESC');
  expect(placeOf([fecha('DESC'), id('DESC')])).toBe('ARRAY[(fecha)::text, (id)::text] AS place');
  expect(nextOf([{ place: ['a'] }], 2)).toBeNull();
  expect(nextOf([{ place: ['a'] }, { place: ['b'] }], 2)).toEqual(['b']);
});

it.each([
  [[fecha('DESC'), id('DESC')], [DAY, '5'], '(fecha, id) < ($1::timestamptz, $2::bigint)'],
  [[id('ASC')], ['5'], 'id > $1::bigint'],
  [
    [fecha('ASC'), id('DESC')],
    [DAY, '5'],
    '(fecha = $1::timestamptz AND id < $2::bigint OR fecha > $1::timestamptz)',
  ],
  [
    [fecha('ASC', true), id('ASC')],
    [DAY, '5'],
    '((fecha, id) > ($1::timestamptz, $2::bigint) OR fecha IS NULL)',
  ],
  [[fecha('ASC', true), id('ASC')], [null, '5'], 'fecha IS NULL AND id > $1::bigint'],
  [
    [fecha('DESC', true), id('DESC')],
    [null, '5'],
    '(fecha IS NULL AND id < $1::bigint OR fecha IS NOT NULL)',
  ],
] as const)('the rows of %j after %j are selected', (keys, after, sql) => {
  expect(seek([...keys], [...after])).toBe(sql);
});

it.each([
  [['5']],
  [[DAY, null]],
  [['2026-13-40 00:00:00+00', '5']],
  [['2026-02-30 00:00:00+00', '5']],
  [['2026-02-03 00:00:00+77', '5']],
  [['ayer', '5']],
  [[DAY, "5' OR true"]],
  [[DAY, '5', '6']],
])('the place %j is refused', (after) => {
  expect(() => seek([fecha('DESC'), id('DESC')], after)).toThrow(DomainError);
});
