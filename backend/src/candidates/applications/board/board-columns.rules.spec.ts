import { columnsOf } from './board-columns.rules.js';

const named = (id: string, estado: 'en_revision' | 'entrevista_realizada', archived = false) => ({
  id,
  estado,
  nombre: id,
  mensaje: {},
  archivada_at: archived ? new Date() : null,
});
const titles = (phases: Parameters<typeof columnsOf>[0], all = false): string[] =>
  columnsOf(phases)
    .filter(({ always }) => all || always)
    .map(({ column: { etapa, estado, fase } }) => fase?.nombre ?? estado ?? etapa);

describe('the columns of a vacancy with phases', () => {
  it('are its phases inside their estado, and the stages that have none', () => {
    expect(titles([named('Filtro', 'en_revision'), named('Prueba', 'en_revision')])).toEqual([
      'recibida',
      'Filtro',
      'Prueba',
      'entrevista',
      'contratada',
      'rechazada',
    ]);
  });

  it('have one for the other estado of a stage of which only one has phases', () => {
    expect(titles([named('Referencias', 'entrevista_realizada')])).toEqual([
      'recibida',
      'en_revision',
      'entrevista_programada',
      'Referencias',
      'contratada',
      'rechazada',
    ]);
  });

  it('show archived phases, and cards in no phase, only while there are any', () => {
    const phases = [named('Filtro', 'en_revision'), named('Vieja', 'en_revision', true)];
    expect(titles(phases)).not.toContain('Vieja');
    expect(titles(phases, true)).toEqual(expect.arrayContaining(['Vieja', 'en_revision']));
  });
});
