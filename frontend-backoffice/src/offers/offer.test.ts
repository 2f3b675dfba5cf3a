import { describe, expect, it } from 'vitest';
import { bandOf, payOf } from '@hiring/contract';
import { euros } from './offer';

describe('the pay while it is typed', () => {
  it('is said by payment and by hour of 52 weeks', () => {
    expect(payOf({ salario_anual: 2_650_000, pagas: 14, jornada_horas: 40 })).toEqual({
      ano: 2_650_000,
      mes: 189_286,
      hora: 1274,
    });
  });

  it.each([
    [2_400_000, 40, 'dentro'],
    [2_399_999, 40, 'fuera'],
    [2_900_001, 40, 'fuera'],
    [1_200_000, 20, 'dentro'],
    [1_500_000, 20, 'fuera'],
  ] as const)(
    'of %i cents for %i hours lies %s of the published band',
    (salario_anual, jornada_horas, band) => {
      const published = { salario_min: 2_400_000, salario_max: 2_900_000 };
      expect(bandOf({ salario_anual, jornada_horas }, published)).toBe(band);
    },
  );

  it('has no band where the vacancy publishes none, and one end is enough', () => {
    const pay = { salario_anual: 2_000_000, jornada_horas: 40 };
    expect(bandOf(pay, { salario_min: null, salario_max: null })).toBe('sin_publicar');
    expect(bandOf(pay, { salario_min: null, salario_max: 1_900_000 })).toBe('fuera');
  });

  it('is written without cents where there are none', () => {
    expect(euros(2_650_000)).toBe('26.500\u00a0€');
    expect(euros(189_286)).toBe('1.892,86\u00a0€');
  });
});
