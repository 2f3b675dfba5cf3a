import { TASK_REPEATS, type TaskRepeat } from '@hiring/contract';
import { mayName, monthDayOf, nextDay } from './task.rules.js';

const next = (vence_el: string, repite: TaskRepeat, today: string, dia_mes: number | null = null) =>
  nextDay({ vence_el, repite, dia_mes }, today);

describe('the next day of a repeated task', () => {
  it.each([
    ['diaria', '2026-12-31', '2027-01-01'],
    ['laborable', '2026-12-03', '2026-12-04'],
    ['laborable', '2026-12-04', '2026-12-07'],
    ['laborable', '2026-12-05', '2026-12-07'],
    ['semanal', '2026-12-28', '2027-01-04'],
    ['mensual', '2026-11-15', '2026-12-15'],
  ] as const)('of one that is %s and for %s is %s', (repite, day, expected) => {
    expect(next(day, repite, day)).toBe(expected);
  });

  it('is the last day of a shorter month, and the same day again in the next one', () => {
    expect(monthDayOf('mensual', '2027-01-31')).toBe(31);
    expect(next('2027-01-31', 'mensual', '2027-01-31', 31)).toBe('2027-02-28');
    expect(next('2027-02-28', 'mensual', '2027-02-28', 31)).toBe('2027-03-31');
  });

  it('is after the own day when it was done before it', () => {
    expect(next('2026-12-07', 'semanal', '2026-12-03')).toBe('2026-12-14');
  });

  it('leaves out the days that have passed', () => {
    expect(next('2026-11-02', 'diaria', '2026-12-03')).toBe('2026-12-04');
    expect(next('2026-11-02', 'semanal', '2026-12-07')).toBe('2026-12-14');
    expect(next('2026-08-31', 'mensual', '2026-12-03', 31)).toBe('2026-12-31');
  });

  it('comes later than its day and than today, for every way to repeat', () => {
    for (const repite of TASK_REPEATS)
      for (let n = 0; n < 400; n += 1) {
        const day = new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10);
        expect(next(day, repite, '2026-06-30') > day).toBe(true);
        expect(next(day, repite, '2026-06-30') > '2026-06-30').toBe(true);
      }
  });
});

describe('the words of a task', () => {
  it.each([
    ['Llamar a García', true],
    ['Llamar a GARCIA el lunes', true],
    ['Escribir a nuria@example.com', true],
    ['Llamar al 611 000 101', true],
    ['Llamar a Núria por la tarde', false],
    ['Pedir 2 referencias de 2024', false],
  ])('%s may name the person: %s', (titulo, expected) => {
    expect(mayName(titulo, { apellidos: 'García Soler' })).toBe(expected);
  });
});
