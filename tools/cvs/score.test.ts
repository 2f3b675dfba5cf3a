import { expect, it } from 'vitest';
import type { Truth } from './corpus/people.ts';
import { figuresOf } from './score.ts';

const NOTHING: Truth = {
  ...{ nombre: null, apellidos: null, email: null, telefono: null },
  ...{ ciudad: null, codigo_postal: null, permisos: null },
};
const figure = (truth: Partial<Truth>, proposals: Record<string, string>, field: string) =>
  figuresOf([{ id: '1', what: 'one', truth: { ...NOTHING, ...truth }, proposals }]).find(
    (one) => one.field === field,
  );

it('a proposal is right whatever its case, accents and apostrophes, and the order of its licences', () => {
  const town = figure({ ciudad: "l'Hospitalet" }, { ciudad: 'L’HOSPITALET' }, 'ciudad');
  expect(town).toMatchObject({ right: 1, wrong: [], precision: 100, recall: 100, passes: true });
  expect(figure({ permisos: 'B, C' }, { permisos: 'C, B' }, 'permisos')?.right).toBe(1);
});

it('a proposal where there is nothing to find is wrong, and a gap is no wrong proposal', () => {
  const wrong = figure({}, { email: 'a@example.com' }, 'email');
  expect([wrong?.wrong.length, wrong?.precision, wrong?.passes]).toEqual([1, 0, false]);
  const gap = figure({ email: 'a@example.com' }, {}, 'email');
  expect([gap?.missed.length, gap?.precision, gap?.recall]).toEqual([1, 100, 0]);
});

it('a telephone of another country is another telephone', () => {
  expect(figure({ telefono: '+40722345678' }, { telefono: '+34 722 345 678' }, 'telefono')?.right).toBe(0);
});
