import { expect, it } from 'vitest';
import type { Vacancy } from '../vacancy';
import { toRequest } from './vacancyRequest';

const question = {
  id: 'p1',
  texto: '¿Qué turno prefieres?',
  opciones: ['Mañana', 'Tarde'],
  obligatoria: true,
  ayuda: null,
  unidad: 'años',
} as const;
const sent = (tipo: string) =>
  toRequest({ preguntas: [{ ...question, tipo }] } as unknown as Vacancy).preguntas;

it('a question keeps its options only if it has a choice, and its unit only if it asks for a number', () => {
  expect(sent('opcion')).toMatchObject([{ opciones: ['Mañana', 'Tarde'], unidad: null }]);
  expect(sent('numero')).toMatchObject([{ opciones: [], unidad: 'años' }]);
  expect(sent('si_no')).toMatchObject([{ opciones: [], unidad: null }]);
});

it('an edit carries the version that the form was opened with, and a new vacancy none', () => {
  const gestion = { version: 3 } as NonNullable<Vacancy['gestion']>;
  expect(toRequest({ titulo: 'Chofer', gestion })).toMatchObject({ titulo: 'Chofer', version: 3 });
  expect(toRequest({ titulo: 'Chofer' })).not.toHaveProperty('version');
});
