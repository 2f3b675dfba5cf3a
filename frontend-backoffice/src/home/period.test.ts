import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeText, daysText, periodText, weekText } from './figureText';
import { lastDays, periodOf, periodProblem } from './period';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T23:30:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const of = (query: string) => periodOf(new URLSearchParams(query));

describe('the period of the dashboard', () => {
  it('ends today in Madrid and includes both its first and its last day', () => {
    expect(lastDays(7)).toEqual({ desde: '2026-11-17', hasta: '2026-11-23' });
  });

  it('is read from the query parameters', () => {
    expect(of('desde=2026-01-01&hasta=2026-01-31')).toEqual({
      period: { desde: '2026-01-01', hasta: '2026-01-31' },
      preset: null,
    });
    expect(of('dias=7').preset).toBe(7);
  });

  it.each([
    '',
    'dias=8',
    'dias=mil',
    'desde=2026-02-01&hasta=2026-01-01',
    'desde=2026-01-01',
    'desde=ayer&hasta=hoy',
  ])('is the default of 30 days when «%s» is not valid', (query) => {
    expect(of(query)).toEqual({ period: lastDays(30), preset: 30 });
  });

  it.each([
    ['2026-01-01', '', 'Elige las dos fechas'],
    ['2026-01-02', '2026-01-01', 'La fecha final es anterior a la inicial'],
    ['2020-01-01', '2026-01-01', 'El periodo es como máximo de 5 años'],
    ['2026-01-01', '2026-01-01', null],
  ])('from «%s» to «%s» has the error: %s', (desde, hasta, problem) => {
    expect(periodProblem({ desde, hasta })).toBe(problem);
  });
});

describe('the text of a figure', () => {
  it.each([
    [107, 9, '9 → 107'],
    [0, 9, '9 → 0'],
    [268, 240, '+11,67 % (antes, 240)'],
    [60, 240, '−75 % (antes, 240)'],
    [4, 4, 'igual que antes'],
  ])('for %s after %s is «%s»: few are counted, many are compared', (valor, anterior, text) => {
    expect(changeText({ valor, anterior })).toBe(text);
  });

  it.each([
    [1, '1 día'],
    [1.04, '1 día'],
    [1.1, '1,1 días'],
    [15.44, '15,4 días'],
    [0, '0 días'],
    [null, '—'],
  ])('for %s days is «%s»: singular or plural follows the rounded number', (days, text) => {
    expect(daysText(days)).toBe(text);
  });

  it('for a period of one day shows the day once', () => {
    expect(weekText({ desde: '2026-11-03', hasta: '2026-11-03' })).toBe('3 nov');
    expect(weekText({ desde: '2026-11-03', hasta: '2026-11-09' })).toBe('3 nov – 9 nov');
    expect(periodText({ desde: '2026-10-23', hasta: '2026-11-21' })).toBe('23 oct 2026 – 21 nov 2026');
  });
});
