import { timesOf } from './calendar-zone.js';

const span = (start: string, end: string, zone = 'Europe/Madrid') => ({
  start: new Date(start),
  end: new Date(end),
  zone,
});

describe('times of a calendar file', () => {
  it.each([
    ['winter', '2026-12-01T08:00:00Z', '20261201T090000'],
    ['summer', '2026-07-01T08:00:00Z', '20260701T100000'],
    ['before the clocks go forward', '2026-03-29T00:30:00Z', '20260329T013000'],
    ['after the clocks go forward', '2026-03-29T01:00:00Z', '20260329T030000'],
    ['before the clocks go back', '2026-10-24T22:00:00Z', '20261025T000000'],
    ['after the clocks go back', '2026-10-25T08:00:00Z', '20261025T090000'],
  ])('are those of the clocks in %s', (_, start, local) => {
    const { lines, rules } = timesOf(span(start, start));
    expect(lines[0]).toBe(`DTSTART;TZID=Europe/Madrid:${local}`);
    expect(rules).toContain('TZID:Europe/Madrid');
  });

  it('are in UTC in the hour that comes a second time, which a clock alone cannot tell', () => {
    // 2:30, winter time already.
    const { lines, rules } = timesOf(span('2026-10-25T01:30:00Z', '2026-10-25T02:30:00Z'));
    expect(lines).toEqual(['DTSTART:20261025T013000Z', 'DTEND:20261025T023000Z']);
    expect(rules).toEqual([]);
  });

  it('are in UTC for another zone', () => {
    const { lines } = timesOf(span('2026-12-01T08:00:00Z', '2026-12-01T09:00:00Z', 'Europe/London'));
    expect(lines).toEqual(['DTSTART:20261201T080000Z', 'DTEND:20261201T090000Z']);
  });
});
