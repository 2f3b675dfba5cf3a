import { expect, it } from 'vitest';
import { mergeNotes } from './mergeNotes';

it('what was typed in both windows stays, that of the other one first', () => {
  expect(mergeNotes('Llega puntual.', 'Llega puntual. Sabe de frenos.', 'Llega puntual. Tiene CAP.')).toBe(
    'Llega puntual. Tiene CAP.\nSabe de frenos.',
  );
  expect(mergeNotes('', 'Aquí', 'Allí')).toBe('Allí\nAquí');
});

it('a text that only one window changed is that text', () => {
  expect(mergeNotes('Antes', 'Antes y aquí', 'Antes')).toBe('Antes y aquí');
  expect(mergeNotes('Antes', 'Antes', 'Antes y allí')).toBe('Antes y allí');
});

it('the same words twice are written once', () => {
  expect(mergeNotes('', 'Igual', 'Igual')).toBe('Igual');
  expect(mergeNotes('', 'Igual y más', 'Igual')).toBe('Igual y más');
});
