import { awaited, dueDay, inOrder, type RuledTask, standingOf } from './onboarding.rules.js';

const DONE = new Date('2027-01-01T10:00:00Z');
const task = (clave: string, values: Partial<RuledTask> = {}): RuledTask => ({
  clave,
  orden: 0,
  dias: -7,
  obligatoria: true,
  espera: null,
  turno: 'persona',
  hecha_at: null,
  ...values,
});
const keys = (tasks: readonly RuledTask[]) => tasks.map(({ clave }) => clave);

describe('the tasks of an incorporación', () => {
  it('are due relative to the first day, and without one have no day', () => {
    const first = { primer_dia: '2027-03-03', dia_fijado_el: null };
    expect([-7, -3, 0, 30].map((days) => dueDay(first, days))).toEqual([
      '2027-02-24',
      '2027-02-28',
      '2027-03-03',
      '2027-04-02',
    ]);
    expect(dueDay({ ...first, primer_dia: null }, -7)).toBeNull();
  });

  it.each([
    ['2027-02-01', ['2027-02-24', '2027-02-28', '2027-03-03', '2027-04-02']],
    ['2027-02-26', ['2027-02-27', '2027-02-28', '2027-03-03', '2027-04-02']],
    ['2027-03-02', ['2027-03-03', '2027-03-03', '2027-03-03', '2027-04-02']],
    ['2027-03-03', ['2027-03-03', '2027-03-03', '2027-03-03', '2027-04-02']],
  ])('have until the day after the first day was set, when that was on %s', (dia_fijado_el, dues) => {
    const first = { primer_dia: '2027-03-03', dia_fijado_el };
    expect([-7, -3, 0, 30].map((days) => dueDay(first, days))).toEqual(dues);
  });

  it('wait for the task before them until it is done', () => {
    const iban = task('iban');
    const proof = task('titularidad', { espera: 'iban' });
    expect(awaited(proof, [iban, proof])).toBe(iban);
    expect(awaited(proof, [{ ...iban, hecha_at: DONE }, proof])).toBeNull();
    expect(awaited(task('sola', { espera: 'ya no está' }), [])).toBeNull();
  });

  it('are in the order of their days, each after the one that it waits for', () => {
    const tasks = [
      task('titularidad', { espera: 'iban', orden: 0 }),
      task('acogida', { dias: 0, orden: 1 }),
      task('ropa', { dias: -3, espera: 'talla', orden: 2 }),
      task('iban', { orden: 3 }),
      task('talla', { orden: 4 }),
    ];
    expect(keys(inOrder(tasks))).toEqual(['iban', 'titularidad', 'talla', 'ropa', 'acogida']);
  });

  it('are the turn of whoever does the first one that waits for nothing', () => {
    const tasks = [
      task('iban', { hecha_at: DONE }),
      task('adr', { obligatoria: false }),
      task('alta', { turno: 'rrhh', espera: 'naf', orden: 1 }),
      task('naf', { orden: 2, dias: -3 }),
    ];
    expect(standingOf(tasks, null, '2027-03-01')).toEqual({
      pendientes: 2,
      total: 3,
      turno: 'persona',
      urgencia: null,
    });
    const told = tasks.map((one) => (one.clave === 'naf' ? { ...one, hecha_at: DONE } : one));
    expect(standingOf(told, null, '2027-03-01')).toMatchObject({ pendientes: 1, turno: 'rrhh' });
  });

  it.each([
    ['2027-03-20', null],
    ['2027-03-11', null],
    ['2027-03-10', 'ambar'],
    ['2027-03-07', 'ambar'],
    ['2027-03-06', 'rojo'],
  ])('with a first day on %s and a task a week before it are %s on the last of February', (day, urgency) => {
    expect(standingOf([task('iban')], { primer_dia: day, dia_fijado_el: null }, '2027-02-28').urgencia).toBe(
      urgency,
    );
  });

  it('that are optional make nothing late', () => {
    const standing = standingOf(
      [task('adr', { obligatoria: false })],
      { primer_dia: '2027-03-01', dia_fijado_el: null },
      '2027-03-20',
    );
    expect(standing).toEqual({ pendientes: 0, total: 0, turno: null, urgencia: null });
  });
});
