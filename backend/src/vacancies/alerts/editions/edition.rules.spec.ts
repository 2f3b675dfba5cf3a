import { editionDay } from './edition.rules.js';

it.each([
  ['2026-11-20T06:59:59Z', null, 'before eight in winter'],
  ['2026-11-20T07:00:00Z', '2026-11-20', 'at eight in winter'],
  ['2026-07-20T05:59:59Z', null, 'before eight in summer'],
  ['2026-07-20T06:00:00Z', '2026-07-20', 'at eight in summer'],
  ['2026-11-20T19:59:59Z', '2026-11-20', 'late, but not at night'],
  ['2026-11-20T20:00:00Z', null, 'from nine in the evening'],
  ['2026-11-20T23:30:00Z', null, 'after midnight in Madrid'],
  ['2026-10-25T07:00:00Z', '2026-10-25', 'on the day the clocks go back'],
])('at %s the edition that may begin is %s: %s', (now, day, _when) => {
  expect(editionDay(new Date(now))).toBe(day);
});
