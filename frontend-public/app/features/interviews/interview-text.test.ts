import { describe, expect, it } from 'vitest';
import { durationText, momentText } from './interview-text';

describe('an interview in words', () => {
  it.each([
    [45, '45 minutos'],
    [60, '1 hora'],
    [61, '1 hora y 1 minuto'],
    [150, '2 horas y 30 minutos'],
  ])('%i minutes read «%s»', (minutes, text) => {
    expect(durationText(minutes)).toBe(text);
  });

  it('a moment has the hour that was typed', () => {
    expect(momentText({ fecha: '2026-12-01', hora: '09:00' })).toMatch(/^1 de diciembre de 2026.* 9:00 h$/);
  });
});
