import { describe, expect, it } from 'vitest';
import { formatAgendaDay } from './types';

describe('a day of the agenda', () => {
  it.each([
    ['2026-11-23', 'Hoy, lunes 23 de noviembre'],
    ['2026-11-24', 'Mañana, martes 24 de noviembre'],
    ['2026-11-25', 'miércoles, 25 de noviembre'],
    ['2027-01-04', 'lunes, 4 de enero de 2027'],
  ])('%s is shown as "%s" on 23 November 2026', (day, text) => {
    expect(formatAgendaDay(day, '2026-11-23')).toBe(text);
  });
});
