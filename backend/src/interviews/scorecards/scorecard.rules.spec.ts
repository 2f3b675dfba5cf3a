import { comparedScores, isAbout, namedScores, requestState, summaryOf } from './scorecard.rules.js';

const APPLICATION = { departamento: 'mantenimiento', posicion: 'mecanico' };

it.each([
  [{ departamento: null, posicion: null }, true],
  [{ departamento: 'mantenimiento', posicion: null }, true],
  [{ departamento: 'mantenimiento', posicion: 'mecanico' }, true],
  [{ departamento: 'mantenimiento', posicion: 'chapista' }, false],
  [{ departamento: 'chofer', posicion: null }, false],
])('the criterion for %j applies: %s', (scope, about) => {
  expect(isAbout({ ...scope, activo: true }, APPLICATION)).toBe(about);
  expect(isAbout({ ...scope, activo: false }, APPLICATION)).toBe(false);
});

it('scores are stored with the names of the criteria, and criteria that no longer exist are refused', () => {
  const criteria = [
    { id: 'a', nombre: 'Comunicación' },
    { id: 'b', nombre: 'Experiencia' },
  ];
  expect(namedScores(criteria, new Map([['b', 4]]), ['a', 'b'])).toEqual([
    { criterio_id: 'b', nombre: 'Experiencia', puntos: 4 },
  ]);
  expect(() => namedScores(criteria, new Map([['c', 4]]), ['a', 'b'])).toThrow('scorecard_criteria_changed');
});

it('points that were given for a criterion that is no more stay when the scorecard is changed', () => {
  const [old, kept] = ['c', 'a'].map((criterio_id) => ({ criterio_id, nombre: criterio_id, puntos: 2 }));
  expect(
    namedScores([{ id: 'a', nombre: 'Comunicación' }], new Map([['a', 5]]), ['a'], [old!, kept!]),
  ).toEqual([{ criterio_id: 'a', nombre: 'Comunicación', puntos: 5 }, old]);
});

it('the summary combines several scorecards', () => {
  const score = (nombre: string, puntos: number) => ({ criterio_id: nombre, nombre, puntos });
  const summary = summaryOf([
    { recomendacion: 'si', puntuaciones: [score('Comunicación', 5), score('Experiencia', 2)] },
    { recomendacion: 'dudas', puntuaciones: [score('Comunicación', 4)] },
    { recomendacion: 'si', puntuaciones: [] },
  ]);
  expect(summary).toEqual({
    evaluaciones: 3,
    medias: [
      { nombre: 'Comunicación', media: 4.5, puntuadas: 2 },
      { nombre: 'Experiencia', media: 2, puntuadas: 1 },
    ],
    media: 3.7,
    recomendaciones: { si_rotundo: 0, si: 2, dudas: 1, no: 0 },
  });
  expect(summaryOf([]).media).toBeNull();
});

it('a criterion that was renamed between two scorecards is one, and two of one name are two', () => {
  const cards = [
    { recomendacion: 'si' as const, puntuaciones: [{ criterio_id: 'a', nombre: 'Taller', puntos: 1 }] },
    {
      recomendacion: 'si' as const,
      puntuaciones: [
        { criterio_id: 'a', nombre: 'Oficio', puntos: 5 },
        { criterio_id: 'b', nombre: 'Oficio', puntos: 3 },
      ],
    },
  ];
  expect(comparedScores(cards)).toEqual([
    { nombre: 'Oficio', puntos: [1, 5], minimo: 1, maximo: 5, discrepan: true },
    { nombre: 'Oficio', puntos: [null, 3], minimo: 3, maximo: 3, discrepan: false },
  ]);
  expect(summaryOf(cards).medias).toMatchObject([{ media: 3, puntuadas: 2 }, { media: 3 }]);
});

it('a request that was answered stays answered', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const later = new Date('2026-12-01T10:00:00Z');
  const fresh = { usada_at: null, revocada_at: null, caduca_at: later };
  expect(requestState(fresh, now)).toBe('pendiente');
  expect(requestState(fresh, later)).toBe('caducada');
  expect(requestState({ ...fresh, revocada_at: now }, now)).toBe('retirada');
  expect(requestState({ ...fresh, usada_at: now, revocada_at: now }, later)).toBe('recibida');
});
