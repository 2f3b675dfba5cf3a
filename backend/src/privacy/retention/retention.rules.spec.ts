import { dayOf, monthsBefore, planOf, quarantineFrom, stepOf, type Term } from './retention.rules.js';

const CONFIG = { retencion_meses: 24, retencion_contratadas_meses: 60, aviso_dias: 30, cuarentena_dias: 30 };
const NOW = new Date('2026-11-21T12:00:00Z');
const at = (day: string): Date => new Date(`${day}T12:00:00Z`);
const term = (values: Partial<Term> = {}): Term => ({
  actividad_at: at('2024-11-21'),
  cerrada: true,
  contratada: false,
  estado: 'activa',
  avisada_at: null,
  cuarentena_at: null,
  retenida: false,
  permiso_at: null,
  ...values,
});
const warned = (avisada: string, actividad = '2024-11-01'): Term =>
  term({ estado: 'avisada', avisada_at: at(avisada), actividad_at: at(actividad) });
const hired = (actividad: string): Term =>
  term({ cerrada: false, contratada: true, actividad_at: at(actividad) });
const hidden = (cuarentena: string): Term =>
  term({ estado: 'cuarentena', cerrada: false, avisada_at: at('2026-09-01'), cuarentena_at: at(cuarentena) });

it.each([
  ['2026-03-31', 1, '2026-02-28'],
  ['2024-02-29', 12, '2023-02-28'],
  ['2026-11-21', 24, '2024-11-21'],
  ['2026-01-15', 2, '2025-11-15'],
])('%s less %i months is %s', (day, months, earlier) => {
  expect(monthsBefore(at(day), months)).toEqual(at(earlier));
});

describe('the retention steps due today', () => {
  const plan = planOf(CONFIG, NOW, NOW);
  it.each([
    ['two years without anything, never reminded', term(), 'aviso'],
    [
      'ten years without anything still begins with a reminder',
      term({ actividad_at: at('2016-01-01') }),
      'aviso',
    ],
    ['thirty days before two years', term({ actividad_at: at('2024-12-21') }), 'aviso'],
    ['thirty-one days before two years', term({ actividad_at: at('2024-12-22') }), null],
    ['an open process', term({ cerrada: false }), null],
    ['somebody hired two years ago', hired('2024-11-21'), null],
    ['somebody hired thirty days before five years', hired('2021-12-21'), 'aviso'],
    ['somebody hired thirty-one days before five years', hired('2021-12-22'), null],
    [
      'somebody hired and reminded thirty days ago, two years over',
      { ...hired('2024-11-01'), estado: 'avisada', avisada_at: at('2026-10-22') },
      null,
    ],
    [
      'somebody hired and reminded thirty days ago, five years over',
      { ...hired('2021-11-01'), estado: 'avisada', avisada_at: at('2026-10-22') },
      'cuarentena',
    ],
    ['a hold', term({ retenida: true }), null],
    ['reminded thirty days ago, two years over', warned('2026-10-22'), 'cuarentena'],
    ['reminded twenty-nine days ago', warned('2026-10-23'), null],
    ['reminded long ago, two years not over', warned('2026-10-01', '2024-12-01'), null],
    ['reminded, and a process has begun since', { ...warned('2026-10-01'), cerrada: false }, null],
    ['reminded, with a hold', { ...warned('2026-10-01'), retenida: true }, null],
    ['thirty days in quarantine', hidden('2026-10-22'), 'borrado'],
    ['twenty-nine days in quarantine', hidden('2026-10-23'), null],
    ['in quarantine with a hold', { ...hidden('2026-10-01'), retenida: true }, null],
  ] as const)('%s', (_, subject, step) => {
    expect(stepOf(subject, plan)).toBe(step);
  });
});

describe('the retention steps due by a later day', () => {
  const on = (day: string, subject: Term) => stepOf(subject, planOf(CONFIG, NOW, at(day)));
  it('run through all three, each at its own time', () => {
    const days = ['2026-11-21', '2026-12-20', '2026-12-21', '2027-01-19', '2027-01-20'];
    expect(days.map((day) => on(day, term()))).toEqual([
      'aviso',
      'aviso',
      'cuarentena',
      'cuarentena',
      'borrado',
    ]);
  });

  it('continue from the current step of the person', () => {
    expect(on('2026-12-20', warned('2026-11-20'))).toBe('cuarentena');
    expect(on('2027-01-19', warned('2026-11-20'))).toBe('borrado');
    expect(on('2026-12-01', hidden('2026-11-01'))).toBe('borrado');
  });

  it('leave a reminded person the days of the reminder and then those of the quarantine', () => {
    // The two years were over long ago: only the reminder's days count.
    const long = (avisada: string) => warned(avisada, '2024-01-01');
    const days = ['2026-12-19', '2026-12-20', '2027-01-18', '2027-01-19'];
    expect(days.map((day) => on(day, long('2026-11-20')))).toEqual([
      null,
      'cuarentena',
      'cuarentena',
      'borrado',
    ]);
  });
});

it('a consent of the last two years keeps data whose retention period is shorter', () => {
  const short = planOf({ ...CONFIG, retencion_meses: 6 }, NOW, NOW);
  expect(stepOf(term({ permiso_at: at('2025-01-01') }), short)).toBeNull();
  expect(stepOf(term({ permiso_at: at('2024-11-01') }), short)).toBe('aviso');
});

it('the day on which the data become unreadable is given', () => {
  expect(quarantineFrom(term(), at('2026-10-22'), CONFIG)).toEqual(at('2026-11-21'));
  expect(quarantineFrom(term(), at('2026-11-20'), CONFIG)).toEqual(at('2026-12-20'));
  expect(quarantineFrom(hired('2024-11-21'), at('2026-11-20'), CONFIG)).toEqual(at('2029-11-21'));
});

it('days are counted in Madrid', () => {
  expect(dayOf(new Date('2026-07-01T22:30:00Z'))).toBe('2026-07-02');
});
