import { sql } from 'kysely';
import { DomainError } from '../../errors/domain-error.js';
import { textOf } from './db.js';
import { inOrder, isAfter, nextOf, type OrderKey, placeOf } from './list-page.js';

const fecha = (direction: OrderKey['direction'], nullable = false): OrderKey => ({
  by: sql`fecha`,
  type: 'timestamptz',
  direction,
  nullable,
});
const id = (direction: OrderKey['direction']): OrderKey => ({ by: sql`id`, type: 'bigint', direction });
const DAY = '2026-01-01 00:00:00+00';
const seek = (keys: OrderKey[], after: (string | null)[]): string => textOf(isAfter(keys, after)).sql;

it('keys give the order, the place of a row and whether there is more', () => {
  expect(textOf(inOrder([fecha('DESC'), id('DESC')])).sql).toBe('fecha DESC, id DESC');
  expect(textOf(placeOf([fecha('DESC'), id('DESC')])).sql).toBe('array[(fecha)::text, (id)::text]');
  expect(nextOf([{ place: ['a'] }], 2)).toBeNull();
  expect(nextOf([{ place: ['a'] }, { place: ['b'] }], 2)).toEqual(['b']);
});

it.each([
  [[fecha('DESC'), id('DESC')], [DAY, '5'], '(fecha, id) < ($1::timestamptz, $2::bigint)'],
  [[id('ASC')], ['5'], 'id > $1::bigint'],
  [
    [fecha('ASC'), id('DESC')],
    [DAY, '5'],
    '(fecha = $1::timestamptz and id < $2::bigint or fecha > $3::timestamptz)',
  ],
  [
    [fecha('ASC', true), id('ASC')],
    [DAY, '5'],
    '((fecha, id) > ($1::timestamptz, $2::bigint) or fecha is null)',
  ],
  [[fecha('ASC', true), id('ASC')], [null, '5'], 'fecha is null and id > $1::bigint'],
  [
    [fecha('DESC', true), id('DESC')],
    [null, '5'],
    '(fecha is null and id < $1::bigint or fecha is not null)',
  ],
] as const)('condition %# selects the rows after a place', (keys, after, condition) => {
  expect(seek([...keys], [...after])).toBe(condition);
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
