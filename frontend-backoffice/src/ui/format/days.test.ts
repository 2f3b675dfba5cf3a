import { describe, expect, it } from 'vitest';
import { dayFrom, monthsBefore, todayInMadrid } from './days';

describe('a calendar day', () => {
  it.each([
    ['2026-11-22T22:59:00Z', '2026-11-22'],
    ['2026-11-22T23:00:00Z', '2026-11-23'],
    ['2026-07-01T22:00:00Z', '2026-07-02'],
  ])('at %s is %s in Madrid, in any time zone of the browser', (instant, day) => {
    expect(todayInMadrid(new Date(instant))).toBe(day);
  });

  it.each([
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-10-25', 1, '2026-10-26'],
    ['2026-03-01', 30, '2026-03-31'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['', 1, ''],
  ])('«%s» plus %i days is «%s», also across a clock change', (day, days, then) => {
    expect(dayFrom(day, days)).toBe(then);
  });

  it.each([
    ['2026-11-23', 6, '2026-05-23'],
    ['2026-08-31', 6, '2026-02-28'],
    ['2028-08-31', 6, '2028-02-29'],
    ['2026-03-15', 24, '2024-03-15'],
    ['2024-02-29', 12, '2023-02-28'],
    ['2026-01-31', 2, '2025-11-30'],
  ])('%s minus %i months is %s: a shorter month gives its last day', (day, months, before) => {
    expect(monthsBefore(day, months)).toBe(before);
  });
});
