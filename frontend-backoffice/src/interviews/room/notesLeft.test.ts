import { expect, it } from 'vitest';
import { notesLeft } from './notesLeft';

const note = (clave: string, texto = 'Bien') => ({ clave, texto, pregunta: '¿Qué tal?', version: 1 });
const question = { id: 'a', pregunta: '¿Qué tal?', buena_respuesta: null };

it('a note whose question is no more in the guide is left, and an empty one is not', () => {
  const secciones = [{ titulo: 'Oficio', criterios: [], preguntas: [question] }];
  const notas = [note('a'), note('b'), note('c', ''), note('general')];
  expect(notesLeft({ secciones, notas })).toEqual([note('b')]);
  expect(notesLeft({ secciones: [], notas })).toEqual([note('a'), note('b')]);
});
