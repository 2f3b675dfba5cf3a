import { addDays, countDays, periodBefore, readPeriod, weeksOf } from './period.rules.js';
import { madridDay } from '../../platform/values/madrid-day.js';

const TODAY = '2026-11-21';

const fieldsOf = (desde?: string, hasta?: string): string[] => {
  try {
    readPeriod({ ...(desde !== undefined && { desde }), ...(hasta !== undefined && { hasta }) }, TODAY);
    return [];
  } catch (error) {
    return Object.keys((error as { errors?: object }).errors ?? {});
  }
};

describe('the period of figures', () => {
  it('is by default the last 30 days, including today', () => {
    expect(readPeriod({}, TODAY)).toEqual({ desde: '2026-10-23', hasta: TODAY });
    expect(countDays(readPeriod({}, TODAY))).toBe(30);
    expect(readPeriod({ hasta: '2026-01-30' }, TODAY)).toEqual({ desde: '2026-01-01', hasta: '2026-01-30' });
    expect(readPeriod({ desde: '2026-11-20' }, TODAY)).toEqual({ desde: '2026-11-20', hasta: TODAY });
    expect(readPeriod({ desde: TODAY, hasta: TODAY }, TODAY)).toEqual({ desde: TODAY, hasta: TODAY });
    expect(readPeriod({ desde: '2027-01-01' }, TODAY)).toEqual({ desde: '2027-01-01', hasta: '2027-01-01' });
  });

  it.each([
    ['2026-02-30', undefined, ['desde']],
    ['ayer', 'hoy', ['desde', 'hasta']],
    ['', undefined, ['desde']],
    ['0001-01-01', undefined, ['desde']],
    ['2026-11-22', '2026-11-21', ['hasta']],
    ['2020-01-01', '2026-01-01', ['desde']],
    ['2021-11-21', '2026-11-21', []],
  ])('from %s to %s: %j is refused', (desde, hasta, wrong) => {
    expect(fieldsOf(desde, hasta)).toEqual(wrong);
  });

  it('is compared with the same number of days before it', () => {
    expect(periodBefore({ desde: '2026-03-01', hasta: '2026-03-31' })).toEqual({
      desde: '2026-01-29',
      hasta: '2026-02-28',
    });
    expect(periodBefore({ desde: '2026-01-01', hasta: '2026-01-01' })).toEqual({
      desde: '2025-12-31',
      hasta: '2025-12-31',
    });
  });

  it('has ISO 8601 weeks, cut to its days', () => {
    expect(weeksOf({ desde: '2026-11-18', hasta: '2026-11-23' })).toEqual([
      { semana: '2026-W47', desde: '2026-11-18', hasta: '2026-11-22' },
      { semana: '2026-W48', desde: '2026-11-23', hasta: '2026-11-23' },
    ]);
    // The last days of a year may be in week 1 of the next, and vice versa.
    expect(weeksOf({ desde: '2024-12-30', hasta: '2025-01-05' })).toEqual([
      { semana: '2025-W01', desde: '2024-12-30', hasta: '2025-01-05' },
    ]);
    expect(weeksOf({ desde: '2027-01-01', hasta: '2027-01-04' }).map(({ semana }) => semana)).toEqual([
      '2026-W53',
      '2027-W01',
    ]);
  });

  it('covers every day once, whatever its length', () => {
    for (const days of [1, 2, 7, 8, 30, 365, 1827]) {
      for (const start of ['2026-03-23', '2026-10-25', '2028-02-27']) {
        const period = { desde: start, hasta: addDays(start, days - 1) };
        const weeks = weeksOf(period);
        expect(weeks.reduce((sum, week) => sum + countDays(week), 0)).toBe(days);
        expect(
          weeks.every((week, i) => i === 0 || week.desde === addDays(weeks[i - 1]?.hasta ?? '', 1)),
        ).toBe(true);
      }
    }
  });

  it('is counted in days of Madrid', () => {
    expect(madridDay(new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-21');
    expect(madridDay(new Date('2026-07-20T21:59:59Z'))).toBe('2026-07-20');
    expect(madridDay(new Date('2026-07-20T22:00:00Z'))).toBe('2026-07-21');
  });
});
