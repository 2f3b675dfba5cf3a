import { madridInstant, madridWall, WorkCalendar } from './madrid-time.js';

describe('the local time in Madrid', () => {
  it.each([
    ['2026-01-15', 9 * 60, '2026-01-15T08:00:00.000Z'],
    ['2026-07-15', 9 * 60, '2026-07-15T07:00:00.000Z'],
    // Clocks change at 2:00 in spring and at 3:00 in autumn.
    ['2026-03-29', 60, '2026-03-29T00:00:00.000Z'],
    ['2026-03-29', 4 * 60, '2026-03-29T02:00:00.000Z'],
    ['2026-10-25', 60, '2026-10-24T23:00:00.000Z'],
    ['2026-10-25', 4 * 60, '2026-10-25T03:00:00.000Z'],
    ['2026-12-31', 17 * 60 + 30, '2026-12-31T16:30:00.000Z'],
  ])('is converted to an instant at %s, minute %i', (day, minutes, instant) => {
    expect(madridInstant(day, minutes).toISOString()).toBe(instant);
  });

  it('is the same after conversion to an instant and back', () => {
    expect(madridWall(madridInstant('2026-10-25', 9 * 60 + 45))).toEqual({
      day: '2026-10-25',
      time: '09:45',
    });
  });

  it('has the date of Madrid, not of UTC', () => {
    expect(madridWall(new Date('2026-06-30T22:30:00Z'))).toEqual({ day: '2026-07-01', time: '00:30' });
  });
});

describe('working days', () => {
  const daysAround = (today: string): string[] => {
    const calendar = new WorkCalendar(madridInstant(today, 10 * 60));
    return [-2, -1, 0, 1].map((n) => calendar.day(n));
  };

  it.each([
    ['a Wednesday', '2026-11-18', ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19']],
    ['a Saturday', '2026-11-21', ['2026-11-19', '2026-11-20', '2026-11-23', '2026-11-24']],
    ['a Monday', '2026-11-23', ['2026-11-19', '2026-11-20', '2026-11-23', '2026-11-24']],
    ['New Year', '2027-01-01', ['2026-12-30', '2026-12-31', '2027-01-04', '2027-01-05']],
  ])('are counted from %s', (_, today, days) => {
    expect(daysAround(today)).toEqual(days);
  });
});
