import { fileSize, setFormats } from '@hiring/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { dayOf, endOfDay, longDay, nearDay, timeOfDay } from './dates';

afterEach(() => setFormats({ language: 'es', timezone: 'Europe/Madrid' }));

describe('the text of a day', () => {
  it.each([
    ['2026-11-23T08:00:00Z', '2026-11-23T20:00:00Z', 'Hoy'],
    ['2026-11-22T22:59:00Z', '2026-11-22T23:01:00Z', 'Ayer'],
    ['2026-11-21T22:00:00Z', '2026-11-23T10:00:00Z', '21 de noviembre de 2026'],
    // A day of 23 hours, and one of 25.
    ['2026-03-29T10:00:00Z', '2026-03-29T22:30:00Z', 'Ayer'],
    ['2026-03-28T22:45:00Z', '2026-03-29T22:30:00Z', '28 de marzo de 2026'],
    ['2026-10-25T10:00:00Z', '2026-10-25T23:30:00Z', 'Ayer'],
  ])('for %s, read at %s, is «%s»', (instant, now, text) => {
    expect(nearDay(instant, new Date(now))).toBe(text);
  });

  it('follows the time zone of the settings', () => {
    expect([dayOf('2026-11-22T23:30:00Z'), timeOfDay('2026-11-22T23:30:00Z')]).toEqual([
      '2026-11-23',
      '00:30',
    ]);
    setFormats({ language: 'es', timezone: 'America/Los_Angeles' });
    expect([dayOf('2026-11-22T23:30:00Z'), timeOfDay('2026-11-22T23:30:00Z')]).toEqual([
      '2026-11-22',
      '15:30',
    ]);
  });

  it('is the same in every time zone for a calendar day', () => {
    setFormats({ language: 'es', timezone: 'America/New_York' });
    expect(longDay('1990-05-03')).toBe('3 de mayo de 1990');
  });

  it.each([
    ['2026-11-21', '2026-11-21T23:59:59+01:00'],
    ['2026-03-29', '2026-03-29T23:59:59+02:00'],
    ['2026-10-25', '2026-10-25T23:59:59+01:00'],
  ])('for the end of %s is %s', (day, end) => {
    expect(endOfDay(day)).toBe(end);
  });
});

describe('the text of a file size', () => {
  it.each([
    [0, '0 KB'],
    [1, '1 KB'],
    [655_360, '640 KB'],
    [1_048_575, '1024 KB'],
    [5 * 1_048_576, '5 MB'],
    [2_516_582, '2,4 MB'],
  ])('for %i bytes is «%s»', (bytes, text) => {
    expect(fileSize(bytes)).toBe(text);
  });
});
