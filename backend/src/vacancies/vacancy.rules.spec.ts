import {
  assertSalary,
  assertUsualSalary,
  hasBand,
  isPublic,
  keptClosingDay,
  lockOf,
  publishes,
  type Salary,
} from './vacancy.rules.js';

const vacancy = (values: Partial<Salary> = {}): Salary =>
  ({
    estado: 'activa',
    visible_publicamente: true,
    motivo_sin_salario: null,
    salario_min: '20000.00',
    salario_max: '25000.00',
    ...values,
  }) as Salary;
const NONE = { salario_min: null, salario_max: null };

it('a vacancy is public when it is active and visible', () => {
  expect(isPublic(vacancy())).toBe(true);
  expect(isPublic(vacancy({ visible_publicamente: false }))).toBe(false);
  for (const estado of ['borrador', 'pausada', 'cerrada'] as const) {
    expect(isPublic(vacancy({ estado }))).toBe(false);
  }
});

it('a salary band has both ends', () => {
  expect(hasBand(vacancy())).toBe(true);
  expect(hasBand(vacancy({ salario_min: null }))).toBe(false);
  expect(hasBand(vacancy({ salario_max: null }))).toBe(false);
});

it('closed vacancies are locked, and active ones with applications', () => {
  expect(lockOf('cerrada', 0)).toBe('cerrada');
  expect(lockOf('activa', 1)).toBe('activa_con_candidaturas');
  expect(lockOf('activa', 0)).toBeNull();
  expect(lockOf('pausada', 5)).toBeNull();
});

it('only a draft that opens is published', () => {
  expect(publishes('borrador', 'activa')).toBe(true);
  expect(publishes('pausada', 'activa')).toBe(false);
  expect(publishes('borrador', 'pausada')).toBe(false);
});

it('a closing day in the past is dropped', () => {
  expect(keptClosingDay('2026-03-01', '2026-03-02')).toBeNull();
  expect(keptClosingDay('2026-03-02', '2026-03-02')).toBe('2026-03-02');
  expect(keptClosingDay('2026-03-03', '2026-03-02')).toBe('2026-03-03');
  expect(keptClosingDay(null, '2026-03-02')).toBeNull();
});

describe('a vacancy without a salary band', () => {
  /** The code and the fields of the refusal; null: accepted. */
  const refusal = (before: Salary | null, after: Salary, byAdmin = false): unknown => {
    try {
      assertSalary(before, after, { byAdmin });
      return null;
    } catch (error) {
      const { code, errors: fields } = error as { code: string; errors?: object };
      return [code, ...Object.keys(fields ?? {})];
    }
  };
  const without = (values: Partial<Salary> = {}): Salary => vacancy({ ...NONE, ...values });

  it('is not published', () => {
    expect(refusal(null, vacancy())).toBeNull();
    expect(refusal(null, without())).toEqual(['salary_band_missing', 'salario_min', 'salario_max']);
    expect(refusal(null, vacancy({ salario_min: null }))).toEqual(['salary_band_missing', 'salario_min']);
    expect(refusal(null, vacancy({ salario_max: null }))).toEqual(['salary_band_missing', 'salario_max']);
    expect(refusal(without({ estado: 'borrador' }), without())).not.toBeNull();
    expect(refusal(vacancy(), without())).not.toBeNull();
  });

  it('may be a draft, and stay public when it was so before the rule', () => {
    expect(refusal(null, without({ estado: 'borrador' }))).toBeNull();
    expect(refusal(null, without({ visible_publicamente: false }))).toBeNull();
    expect(refusal(without(), without())).toBeNull();
    expect(refusal(without({ motivo_sin_salario: 'Convenio' }), without())).not.toBeNull();
  });

  it('needs a reason by an administrator, which others may leave as it is', () => {
    const reasoned = without({ motivo_sin_salario: 'Convenio' });
    expect(refusal(null, reasoned, true)).toBeNull();
    expect(refusal(null, reasoned)).toEqual(['salary_reason_admin_only', 'motivo_sin_salario']);
    expect(refusal(reasoned, reasoned)).toBeNull();
    expect(refusal(reasoned, without({ motivo_sin_salario: 'Otro' }))).not.toBeNull();
    expect(refusal(reasoned, without({ motivo_sin_salario: 'Otro' }), true)).toBeNull();
  });
});

describe('a salary that nobody gets', () => {
  const asked = (before: unknown, after: unknown, confirmed = false) => {
    try {
      assertUsualSalary(before as never, after as never, confirmed);
      return null;
    } catch (error) {
      const { params, errors } = error as { params: object; errors: object };
      return [params, Object.keys(errors)];
    }
  };
  const band = (salario_min: number | null, salario_max: number | null) => ({ salario_min, salario_max });

  it('is asked about, with each end that is unusual', () => {
    expect(asked(null, band(24, 26))).toEqual([{ amount: '24 €' }, ['salario_min', 'salario_max']]);
    expect(asked(null, band(9_999, 10_000))).toEqual([{ amount: '9999 €' }, ['salario_min']]);
    expect(asked(null, band(200_000, 240_000))).toEqual([{ amount: '240.000 €' }, ['salario_max']]);
    expect(asked(null, band(10_000, 200_000))).toBeNull();
    expect(asked(null, band(null, null))).toBeNull();
  });

  it('is taken when it is confirmed, or was so before', () => {
    expect(asked(null, band(24, 26), true)).toBeNull();
    expect(asked(band(24, 26), band(24, 26))).toBeNull();
    expect(asked(band(24, 26), band(24, 27))).toEqual([{ amount: '27 €' }, ['salario_max']]);
  });
});
