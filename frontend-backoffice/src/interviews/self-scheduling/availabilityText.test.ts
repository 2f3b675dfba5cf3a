import { describe, expect, it } from 'vitest';
import { marginText, windowText } from './availabilityText';

describe('the offered hours', () => {
  it('are shown with a weekday or a date', () => {
    expect(windowText({ dia: 7, desde: '09:00', hasta: '11:00' })).toBe('Domingo de 09:00 a 11:00');
    expect(windowText({ fecha: '2026-12-24', desde: '10:00', hasta: '12:00' })).toBe(
      '24/12/2026 de 10:00 a 12:00',
    );
  });

  it('name only the margins that are kept', () => {
    expect(marginText({ margen_antes_min: 0, margen_despues_min: 10 })).toBe('10 min después');
    expect(marginText({ margen_antes_min: 5, margen_despues_min: 10 })).toBe('5 min antes, 10 min después');
    expect(marginText({ margen_antes_min: 0, margen_despues_min: 0 })).toBe('');
  });
});
