import { describe, expect, it } from 'vitest';
import { durationText } from '@hiring/contract';
import { hourIn, momentText } from './interview-text';

describe('the text of an interview', () => {
  it.each([
    [45, '45 minutos'],
    [60, '1 hora'],
    [61, '1 hora y 1 minuto'],
    [150, '2 horas y 30 minutos'],
  ])('for %i minutes is «%s»', (minutes, text) => {
    expect(durationText(minutes)).toBe(text);
  });

  it('for a moment has the time of day that was typed', () => {
    expect(momentText({ fecha: '2026-12-01', hora: '09:00' })).toMatch(/^1 de diciembre de 2026.* 9:00 h$/);
  });
});

it.each([
  ['Europe/Madrid', null],
  ['Europe/Paris', null],
  ['Europe/Bucharest', '10:00'],
  ['Atlantic/Canary', '8:00'],
  ['Pacific/Auckland', '21:00'],
  ['America/Los_Angeles', '0:00'],
])('nine o’clock of a Tuesday in Madrid is another hour in %s: %s', (zone, hour) => {
  expect(hourIn(zone, '2026-12-01T08:00:00Z')).toBe(hour);
});

it('an hour of another day names that day', () => {
  expect(hourIn('America/Los_Angeles', '2026-12-01T07:00:00Z')).toBe('lunes, 23:00');
});
