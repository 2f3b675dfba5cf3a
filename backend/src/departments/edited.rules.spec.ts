import type { Department } from './department.entity.js';
import { changedFields, sameIds, toCatalogueDepartment } from './edited.rules.js';

it('an editor sees the department with its positions in order, and how much uses it', () => {
  const position = { id: 'p', codigo: 'mecanico', nombre: 'Mecánico', activa: true, version: 2 };
  const row = {
    id: 'd',
    codigo: 'taller',
    nombre: 'Taller',
    activo: false,
    ofrecido_en: ['formulario'],
    version: 3,
    posiciones: [{ ...position, orden: 1 }],
    orden: 4,
  } as unknown as Department;
  const usos = { vacantes: 1 } as never;
  expect(toCatalogueDepartment(row, usos)).toEqual({
    id: 'd',
    codigo: 'taller',
    nombre: 'Taller',
    activo: false,
    ofrecido_en: ['formulario'],
    version: 3,
    usos,
    posiciones: [position],
  });
});

it('only what an order gives and changes is told', () => {
  const before = { nombre: 'Taller', activo: true, donde: ['b', 'a'] };
  expect(changedFields(before, {})).toBeNull();
  expect(changedFields(before, { nombre: 'Taller', activo: undefined, donde: ['a', 'b'] })).toBeNull();
  expect(changedFields(before, { activo: false, donde: ['c', 'a'] })).toEqual({
    activo: { antes: true, ahora: false },
    donde: { antes: 'a, b', ahora: 'a, c' },
  });
  expect(before.donde).toEqual(['b', 'a']);
});

it('two lists name the same records in any order', () => {
  expect(sameIds(['a', 'b'], ['b', 'a'])).toBe(true);
  expect(sameIds(['a', 'b'], ['a', 'c'])).toBe(false);
  expect(sameIds(['a'], ['a', 'b'])).toBe(false);
  expect(sameIds(['a', 'b'], ['a'])).toBe(false);
  expect(sameIds([], [])).toBe(true);
});
