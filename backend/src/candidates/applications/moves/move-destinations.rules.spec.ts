import type { PhaseEstado } from '@hiring/contract';
import { destinationsOf } from './move-destinations.rules.js';

const phase = (nombre: string, estado: PhaseEstado, archived = false) => ({
  id: nombre,
  nombre,
  estado,
  archivada_at: archived ? new Date() : null,
});
const PHASES = [
  phase('Filtro', 'en_revision'),
  phase('Prueba', 'en_revision'),
  phase('Vieja', 'en_revision', true),
  phase('Referencias', 'entrevista_realizada'),
];
const REVIEWED = { estado: 'en_revision', retirada_at: null, fase_id: null } as const;
const ids = (application: Parameters<typeof destinationsOf>[0], phases = PHASES) =>
  destinationsOf(application, phases).map(({ id }) => id);

describe('where an application may be moved', () => {
  it('are the other stages when its vacancy has no phases', () => {
    expect(ids(REVIEWED, [])).toEqual(['recibida', 'entrevista', 'contratada', 'rechazada']);
  });

  it('are phases in place of the estado that they divide, other phases of its own stage, and no archived one', () => {
    expect(ids({ ...REVIEWED, fase_id: 'Filtro' })).toEqual([
      'recibida',
      'Prueba',
      'entrevista',
      'Referencias',
      'contratada',
      'rechazada',
    ]);
  });

  it('say which of them stay in the estado', () => {
    const destinations = destinationsOf({ ...REVIEWED, fase_id: 'Filtro' }, PHASES);
    expect(destinations.filter(({ cambia_estado }) => !cambia_estado).map(({ id }) => id)).toEqual([
      'Prueba',
    ]);
  });

  it('are none of a withdrawn application', () => {
    expect(ids({ ...REVIEWED, retirada_at: new Date() })).toEqual([]);
  });
});
