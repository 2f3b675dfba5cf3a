import { ESTADOS } from '@hiring/contract';
import { applicationStatus, portalSteps, type Reached } from './portal.rules.js';

const applied = '2026-01-05T10:00:00.000Z';
const view = (estado: (typeof ESTADOS)[number]): string[] =>
  portalSteps(estado, applied, []).map(({ status, badge }) => (badge ? `${status} [${badge.text}]` : status));

const day = (estado: Reached['estado'], date: number): Reached => ({
  estado,
  at: `2026-01-${String(date).padStart(2, '0')}T10:00:00.000Z`,
});
const days = (estado: Reached['estado'], history: Reached[]) =>
  portalSteps(estado, applied, history).map(({ date }) => date && Number(date.slice(8, 10)));

describe('the dates of the steps', () => {
  const received = day('recibida', 5);
  it.each([
    [
      'each its own',
      'contratada',
      [
        received,
        day('en_revision', 6),
        day('entrevista_programada', 7),
        day('entrevista_realizada', 9),
        day('contratada', 10),
      ],
      [5, 6, 7, 10],
    ],
    [
      'none for a step that was skipped',
      'entrevista_programada',
      [received, day('entrevista_programada', 7)],
      [5, null, 7, null],
    ],
    [
      'none for what a move back took away',
      'en_revision',
      [received, day('en_revision', 6), day('entrevista_programada', 7), day('en_revision', 8)],
      [5, 6, null, null],
    ],
    [
      'the last time for what was reached again',
      'en_revision',
      [received, day('en_revision', 6), day('recibida', 7), day('en_revision', 8)],
      [5, 8, null, null],
    ],
    [
      'of a rejection the day it was told',
      'rechazada',
      [received, day('en_revision', 6), day('rechazada', 12)],
      [5, null, null, 12],
    ],
    ['only what the person sees', 'en_revision', [received, day('en_revision', 6)], [5, 6, null, null]],
  ] as const)('are %s', (_, estado, history, expected) => {
    expect(days(estado, [...history])).toEqual(expected);
  });
});

describe('the progress view', () => {
  it.each([
    ['recibida', ['Completado', 'Pendiente', 'Pendiente', 'Pendiente']],
    ['en_revision', ['Completado', 'En progreso [Activo]', 'Pendiente', 'Pendiente']],
    ['entrevista_programada', ['Completado', 'En progreso', 'En progreso [Programada]', 'Pendiente']],
    ['entrevista_realizada', ['Completado', 'En progreso', 'En progreso', 'Pendiente']],
    ['contratada', ['Completado', 'En progreso', 'En progreso', '¡Contratado! [¡Felicitaciones!]']],
    ['rechazada', ['Completado', 'Pendiente', 'Pendiente', 'Completado [Completado]']],
  ] as const)('of %s', (estado, expected) => {
    expect(view(estado)).toEqual(expected);
  });

  it('always dates the first step', () => {
    for (const estado of ESTADOS)
      expect(portalSteps(estado, applied, [])[0]).toMatchObject({ date: applied, done: true });
  });
});

it('gives the header one of four words', () => {
  expect(ESTADOS.map(applicationStatus)).toEqual([
    'en_revision',
    'en_revision',
    'entrevista',
    'entrevista',
    'aprobada',
    'rechazada',
  ]);
});
