import { firstPhase, goesOn, inOrder, phaseErrors } from './phase.rules.js';

const phase = (
  id: string,
  estado: 'recibida' | 'en_revision' | 'entrevista_programada',
  orden: number,
  archived = false,
) => ({
  id,
  estado,
  orden,
  archivada_at: archived ? new Date() : null,
});
const filter = phase('filtro', 'en_revision', 1);
const test = phase('prueba', 'en_revision', 2);
const talk = phase('segunda', 'entrevista_programada', 3);
const old = phase('vieja', 'en_revision', 0, true);

describe('the phase in which a move ends', () => {
  it('is the first one in use of its estado, in the order of the list', () => {
    expect(firstPhase([talk, test, filter, old], 'en_revision')).toBe(filter);
  });

  it('is none in an estado without phases, or with archived ones only', () => {
    expect(firstPhase([filter, talk], 'recibida')).toBeNull();
    expect(firstPhase([old], 'en_revision')).toBeNull();
  });
});

describe('a move goes on from a phase, so that what it asks for is needed', () => {
  it.each([
    ['to a later phase of the estado', { estado: 'en_revision', phase: test }, true],
    ['to a later estado', { estado: 'entrevista_programada', phase: talk }, true],
    ['to an estado without phases', { estado: 'contratada', phase: null }, true],
    ['to itself', { estado: 'en_revision', phase: filter }, false],
    ['back to an earlier phase', { estado: 'en_revision', phase: old }, false],
    ['back to an earlier estado', { estado: 'recibida', phase: null }, false],
    ['to a rejection', { estado: 'rechazada', phase: null }, false],
  ] as const)('%s: %#', (_way, to, on) => {
    expect(goesOn(filter, to)).toBe(on);
  });
});

describe('the errors of a list of phases', () => {
  it('are two phases in use with the same name, whatever their case', () => {
    expect(phaseErrors([{ nombre: 'Prueba' }, { nombre: 'PRUEBA' }])).toEqual({
      'fases.1.nombre': ['Ya hay otra fase con ese nombre'],
    });
  });

  it('are none when the other one is archived', () => {
    expect(phaseErrors([{ nombre: 'Prueba', archivada: true }, { nombre: 'Prueba' }])).toEqual({});
  });
});

it('a list that has a phase twice is refused at the second one', () => {
  const one = { id: 'filtro', nombre: 'Filtro' };
  expect(phaseErrors([one, { nombre: 'Nueva' }, { ...one, nombre: 'Otra' }])).toEqual({
    'fases.2.id': ['La fase está dos veces'],
  });
});

it('phases follow the estados, and inside one they stay as they were put', () => {
  expect(inOrder([talk, test, filter]).map(({ id }) => id)).toEqual(['prueba', 'filtro', 'segunda']);
});
