import assert from 'node:assert/strict';
import { test } from 'vitest';
import type { Truth } from './corpus/people.ts';
import { figuresOf, NOTHING } from './score.ts';

function figure(truth: Partial<Truth>, proposals: Record<string, string>, field: string) {
  const figures = figuresOf([{ id: '1', what: 'one', truth: { ...NOTHING, ...truth }, proposals }]);
  const found = figures.find((one) => one.field === field);
  assert.ok(found);
  return found;
}

test('a proposal is right whatever its case, accents and apostrophes, and the order of its licences', () => {
  const town = figure({ ciudad: "l'Hospitalet" }, { ciudad: 'L’HOSPITALET' }, 'ciudad');
  assert.deepEqual(
    [town.right, town.wrong.length, town.precision, town.recall, town.passes],
    [1, 0, 100, 100, true],
  );
  assert.equal(figure({ permisos: 'B, C' }, { permisos: 'C, B' }, 'permisos').right, 1);
});

test('a proposal where there is nothing to find is wrong, and a gap is no wrong proposal', () => {
  const wrong = figure({}, { email: 'a@example.com' }, 'email');
  assert.deepEqual([wrong.wrong.length, wrong.precision, wrong.passes], [1, 0, false]);
  const gap = figure({ email: 'a@example.com' }, {}, 'email');
  assert.deepEqual([gap.missed.length, gap.precision, gap.recall], [1, 100, 0]);
});

test('a telephone of another country is another telephone', () => {
  assert.equal(figure({ telefono: '+40722345678' }, { telefono: '+34 722 345 678' }, 'telefono').right, 0);
});
