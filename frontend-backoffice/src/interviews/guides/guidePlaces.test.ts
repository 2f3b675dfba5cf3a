import { expect, it } from 'vitest';
import { guidePlaces, scoredNames } from './guidePlaces';

const guide = (fase_id: string | null) => ({ fase_id, secciones: [], version: 1 });

it('an archived phase has a place while it has a guide, and is told from one in use of the same name', () => {
  const phases = [
    { id: 'antes', nombre: 'Prueba', archivada: true },
    { id: 'sin-guia', nombre: 'Charla', archivada: true },
    { id: 'ahora', nombre: 'Prueba', archivada: false },
  ];
  expect(guidePlaces([guide('antes')], phases).map(({ fase_id, name }) => [fase_id, name])).toEqual([
    [null, 'Todas las entrevistas'],
    ['antes', 'Prueba (archivada)'],
    ['ahora', 'Prueba'],
  ]);
});

it('criteria that are no longer asked for are not named', () => {
  const criteria = [
    { id: 'a', nombre: 'Experiencia' },
    { id: 'b', nombre: 'Puntualidad' },
  ].map((one) => ({ ...one, descripcion: null }));
  expect(scoredNames(['b', 'gone', 'a'], criteria)).toBe('Experiencia, Puntualidad');
  expect(scoredNames(['gone'], criteria)).toBe('');
});
