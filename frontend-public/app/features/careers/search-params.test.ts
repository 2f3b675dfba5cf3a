import type { VacancySearch } from '@hiring/contract/web';
import { describe, expect, it } from 'vitest';
import { filtersIn } from './active-filters';
import { activeFilters, canonicalPath, pagePath, searchOf } from './search-params';

const of = (query: string) => searchOf(new URLSearchParams(query));

describe('the search read from the URL', () => {
  it.each([
    ['q=  chofer  ', { q: 'chofer', page: 1 }],
    ['q=&departamento=&salario_min=', { page: 1 }],
    ['departamento=b&departamento=a&departamento=b', { departamento: ['a', 'b'], page: 1 }],
    ['salario_min=-5&experiencia_min=1.5', { page: 1 }],
    ['salario_min=20000&destacada=true', { salario_min: 20_000, destacada: true, page: 1 }],
    ['destacada=1&pagina=0', { page: 1 }],
    ['pagina=3&utm_source=x', { page: 3 }],
  ])('of %s is %o', (query, search) => {
    expect(of(query)).toEqual(search);
  });

  it('has at most twenty values of a hundred characters each', () => {
    const params = new URLSearchParams(
      Array.from({ length: 50 }, (_, n) => ['tags', `${n}`.padEnd(300, 'x')]),
    );
    const { tags = [] } = searchOf(params);
    expect([tags.length, Math.max(...tags.map(({ length }) => length))]).toEqual([20, 100]);
  });

  it('is read back unchanged from its own URL', () => {
    const search: VacancySearch = {
      q: 'a&b=c',
      departamento: ['itv', 'lavado'],
      jornada: ['Parcial'],
      tags: ['C+E'],
      experiencia_min: 2,
      salario_min: 18_000,
      destacada: true,
      page: 2,
    };
    expect(of(pagePath(search, 2).split('?')[1] ?? '')).toEqual(search);
    expect(pagePath({})).toBe('/carreras');
  });

  it('has one canonical URL for any order of parameters and any blanks', () => {
    expect(canonicalPath(new URLSearchParams('tags=x&q=+chofer+&salario_min='))).toBe(
      '/carreras?q=chofer&tags=x',
    );
    expect(canonicalPath(new URLSearchParams('q=chofer&tags=x'))).toBeNull();
    expect(canonicalPath(new URLSearchParams('q=chofer&utm_source=x&tags=x'))).toBeNull();
  });

  it('keeps unknown parameters at the end of the canonical URL', () => {
    expect(canonicalPath(new URLSearchParams('canal=abc&pagina=1&q=a'))).toBe('/carreras?q=a&canal=abc');
  });
});

describe('the active filters', () => {
  const search: VacancySearch = { q: 'chofer', departamento: ['a', 'b'], experiencia_min: 1, page: 4 };
  const chips = filtersIn(search, { departamento: [{ value: 'a', label: 'Almacén' }] } as never);

  it('are one per value, and the page is not a filter', () => {
    expect([activeFilters(search), chips.length]).toEqual([4, 4]);
  });

  it('are named by their label, and by their code when no option has it', () => {
    expect(chips.map(({ label }) => label)).toEqual(['«chofer»', 'Almacén', 'b', 'Piden 1 año o más']);
  });

  it('are removed one by one, which returns to the first page', () => {
    expect(chips[1]?.without).toBe(pagePath({ ...search, departamento: ['b'] }));
    expect(of(chips[0]?.without.split('?')[1] ?? '')).not.toHaveProperty('q');
  });
});
