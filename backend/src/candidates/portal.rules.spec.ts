import { ESTADOS } from '@hiring/contract';
import { applicationStatus, portalSteps } from './portal.rules.js';

const applied = '2026-01-05T10:00:00.000Z';
const view = (estado: (typeof ESTADOS)[number]): string[] =>
  portalSteps(estado, applied).map(({ status, badge }) => (badge ? `${status} [${badge.text}]` : status));

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
      expect(portalSteps(estado, applied)[0]).toMatchObject({ date: applied, done: true });
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
