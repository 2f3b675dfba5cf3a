import { workingDaysBetween } from './working-days.js';

it.each([
  ['2026-11-24', '2026-11-24', 0],
  ['2026-11-24', '2026-11-26', 2],
  // Over a weekend: asked on Friday, due on Tuesday.
  ['2026-11-27', '2026-11-30', 1],
  ['2026-11-27', '2026-12-01', 2],
  ['2026-11-28', '2026-11-29', 0],
])('from %s to %s there are %i working days', (from, to, days) => {
  expect(workingDaysBetween(from, to)).toBe(days);
});
