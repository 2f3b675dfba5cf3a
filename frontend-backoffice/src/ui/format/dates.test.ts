import { setFormats } from '@hiring/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { formatDay, formatMoment, formatShortMoment, relativeTime } from './dates';
import { formatCount } from './counts';

afterEach(() => setFormats({ language: 'es', timezone: 'Europe/Madrid' }));

describe('the formats of dates and numbers', () => {
  it('show a calendar day unchanged in every time zone', () => {
    setFormats({ language: 'es', timezone: 'America/New_York' });
    expect(formatDay('2026-03-05')).toBe('05/03/2026');
  });

  it('show an instant in the time zone of the settings', () => {
    expect(formatDay('2026-03-05T23:30:00Z')).toBe('06/03/2026');
    setFormats({ language: 'es', timezone: 'America/New_York' });
    expect(formatDay('2026-03-05T23:30:00Z')).toBe('05/03/2026');
  });

  it('show a moment with its time of day', () => {
    expect(formatMoment('2026-03-05T09:42:00Z')).toBe('5 mar 2026, 10:42');
    expect(formatShortMoment('2026-03-05T09:42:00Z')).toBe('5 mar, 10:42');
  });

  it('show «Fecha inválida» for a text that is not a date', () => {
    expect(formatDay('mañana')).toBe('Fecha inválida');
  });

  it('group the digits of a four-digit number', () => {
    expect(formatCount(1234)).toBe('1.234');
  });
});

describe('the relative time', () => {
  const now = Date.parse('2026-11-23T12:00:00Z');
  it.each([
    [30, 'Ahora mismo'],
    [60, 'Hace 1 minuto'],
    [59 * 60 + 59, 'Hace 59 minutos'],
    [3600, 'Hace 1 hora'],
    [86_399, 'Hace 23 horas'],
    [86_400, 'Hace 1 día'],
    [30 * 86_400, 'Hace 30 días'],
    [31 * 86_400, 'Hace 1 mes'],
    [163 * 86_400, 'Hace 5 meses'],
    [364 * 86_400, 'Hace 11 meses'],
    [379 * 86_400, 'Hace 1 año'],
    [1_100 * 86_400, 'Hace 3 años'],
    [-600, 'Ahora mismo'],
  ])('%i seconds ago is «%s»', (seconds, text) => {
    expect(relativeTime(new Date(now - seconds * 1000).toISOString(), now)).toBe(text);
  });
});
