import { describe, expect, it } from 'vitest';
import { durationText, momentText } from './interview-text';

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
