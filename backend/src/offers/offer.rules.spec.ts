import { expiryOf, workingDayAfter } from './offer.rules.js';

it.each([
  // A Monday stays; of a Saturday and of a Sunday the Monday after.
  ['2026-11-23T10:00:00Z', 7, '2026-11-30'],
  ['2026-11-28T10:00:00Z', 7, '2026-12-07'],
  ['2026-11-29T10:00:00Z', 7, '2026-12-07'],
  // Already Monday in Madrid.
  ['2026-11-29T23:30:00Z', 7, '2026-12-07'],
  // Days are counted as days: one has 23 hours in March, one has 25 in October.
  ['2027-03-24T22:59:00Z', 7, '2027-03-31'],
  ['2027-10-26T22:30:00Z', 7, '2027-11-03'],
])('from %s on, the working day after %i days is %s', (now, days, day) => {
  expect(workingDayAfter(new Date(now), days)).toBe(day);
});

it('an offer expires at six in the evening in Madrid, in winter and in summer', () => {
  expect(expiryOf('2026-12-04').toISOString()).toBe('2026-12-04T17:00:00.000Z');
  expect(expiryOf('2027-07-02').toISOString()).toBe('2027-07-02T16:00:00.000Z');
});
