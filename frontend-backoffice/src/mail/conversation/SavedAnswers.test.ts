import { describe, expect, it } from 'vitest';
import { filledIn } from './SavedAnswers';

describe('a saved answer', () => {
  it('gets the name and the position of the person, and keeps what is not known', () => {
    const text = 'Hola, {nombre}: sobre {puesto}, {otro} y {nombre}.';
    expect(filledIn(text, { nombre: 'Núria', vacante_titulo: 'Mecánico' })).toBe(
      'Hola, Núria: sobre Mecánico, {otro} y Núria.',
    );
    expect(filledIn(text, { nombre: '$&', vacante_titulo: null })).toBe(
      'Hola, $&: sobre {puesto}, {otro} y $&.',
    );
  });
});
