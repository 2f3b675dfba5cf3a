import { describe, expect, it } from 'vitest';
import { filledIn, gapsIn } from './SavedAnswers';

describe('a saved answer', () => {
  it('gets the name and the position of the person, and keeps what is not known', () => {
    const text = 'Hola, {nombre}: sobre {puesto}, {otro} y {nombre}.';
    expect(filledIn(text, { nombre: 'Núria', puesto: 'Mecánico' })).toBe(
      'Hola, Núria: sobre Mecánico, {otro} y Núria.',
    );
    expect(filledIn(text, { nombre: '$&', puesto: '' })).toBe('Hola, $&: sobre {puesto}, {otro} y $&.');
  });

  it('names what is still to be filled in, each once', () => {
    expect(gapsIn('Hola, {nombre}: {puesto}, {nombre} y {otro}.')).toEqual(['{nombre}', '{puesto}']);
    expect(gapsIn('Hola, Núria: sobre {otro}.')).toEqual([]);
  });
});
