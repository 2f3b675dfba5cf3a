import { bitOf, type FacetCount, facetsOf } from './facets.rules.js';
import type { Facet } from './vacancy-filter.js';

const count = (facet: Facet, value: string, total: number, ...missed: Facet[]): FacetCount => ({
  facet,
  value,
  total,
  misses: missed.reduce((sum, name) => sum + bitOf(name), 0),
});
const name = (codigo: string): string => ({ chofer: 'Chofer', logistica: 'Logística' })[codigo] ?? codigo;

describe('the count beside a filter option', () => {
  it('ignores the condition of its own facet and applies the others', () => {
    const counts = [
      count('departamento', 'chofer', 2),
      count('departamento', 'logistica', 3, 'departamento'),
      count('departamento', 'chofer', 5, 'jornada'),
      count('jornada', 'Parcial', 5, 'jornada'),
      count('jornada', 'Completa', 2),
      count('jornada', 'Completa', 3, 'departamento'),
      count('destacada', 'false', 2),
    ];
    const facets = facetsOf(counts, { departamento: ['chofer'], jornada: ['Completa'] }, name);
    expect(facets.total).toBe(2);
    expect(facets.departamento).toEqual([
      { value: 'chofer', label: 'Chofer', count: 2 },
      { value: 'logistica', label: 'Logística', count: 3 },
    ]);
    expect(facets.jornada.map((option) => [option.value, option.count])).toEqual([
      ['Completa', 2],
      ['Parcial', 5],
      ['Flexible', 0],
    ]);
  });

  it('includes, for each step, the vacancies of higher steps', () => {
    const facets = facetsOf(
      [count('salario_min', '0', 4), count('salario_min', '1', 2), count('salario_min', '6', 1)],
      {},
      name,
    );
    expect(facets.salario_min.map((option) => option.count)).toEqual([3, 1, 1, 1, 1, 1]);
    expect(facets.salario_min[1]).toEqual({ value: '21000', label: '21.000 €', count: 1 });
  });

  it('is shown for chosen values among the most frequent, even when it is empty', () => {
    const places = Array.from({ length: 40 }, (_, n) => count('ubicacion', `Lugar ${n}`, 40 - n));
    const { ubicacion } = facetsOf(places, { ubicacion: ['Lugar 39', 'Ningún sitio'] }, name);
    expect(ubicacion).toHaveLength(26);
    expect(ubicacion.find(({ value }) => value === 'Lugar 39')?.count).toBe(1);
    expect(ubicacion.find(({ value }) => value === 'Ningún sitio')?.count).toBe(0);
  });

  it('is zero when there are no vacancies', () => {
    expect(facetsOf([], {}, name)).toMatchObject({ total: 0, departamento: [], destacada: 0 });
  });
});
