import type { VacancySearch } from '@hiring/contract/web';
import { describe, expect, it } from 'vitest';
import { filtersIn } from './active-filters';
import { activeFilters, canonicalPath, pagePath, searchOf } from './search-params';

const of = (query: string) => searchOf(new URLSearchParams(query));

describe('the search of the address', () => {
  it.each([
    ['q=  chófer  ', { q: 'chófer', page: 1 }],
    ['q=&departamento=&salario_min=', { page: 1 }],
    ['departamento=b&departamento=a&departamento=b', { departamento: ['a', 'b'], page: 1 }],
    ['salario_min=-5&experiencia_min=1.5', { page: 1 }],
    ['salario_min=20000&destacada=true', { salario_min: 20_000, destacada: true, page: 1 }],
    ['destacada=1&pagina=0', { page: 1 }],
    ['pagina=3&utm_source=x', { page: 3 }],
  ])('%s asks for %o', (query, search) => {
    expect(of(query)).toEqual(search);
  });

  it('reads no more than twenty values of a hundred characters', () => {
    const params = new URLSearchParams(
      Array.from({ length: 50 }, (_, n) => ['tags', `${n}`.padEnd(300, 'x')]),
    );
    const { tags = [] } = searchOf(params);
    expect([tags.length, Math.max(...tags.map(({ length }) => length))]).toEqual([20, 100]);
  });

  it('comes back out of the address that it is written as', () => {
    const search: VacancySearch = {
      ...{ q: 'a&b=c', departamento: ['itv', 'lavado'], jornada: ['Parcial'], tags: ['C+E'] },
      ...{ experiencia_min: 2, salario_min: 18_000, destacada: true, page: 2 },
    };
    expect(of(pagePath(search, 2).split('?')[1] ?? '')).toEqual(search);
    expect(pagePath({})).toBe('/carreras');
  });

  it('has one address, whatever the order and the blanks of the form', () => {
    expect(canonicalPath(new URLSearchParams('tags=x&q=+chofer+&salario_min='))).toBe(
      '/carreras?q=chofer&tags=x',
    );
    expect(canonicalPath(new URLSearchParams('q=chofer&tags=x'))).toBeNull();
    expect(canonicalPath(new URLSearchParams('q=chofer&utm_source=x&tags=x'))).toBeNull();
  });

  it('keeps the parameters of others at the end when it is written anew', () => {
    expect(canonicalPath(new URLSearchParams('canal=abc&pagina=1&q=a'))).toBe('/carreras?q=a&canal=abc');
  });
});

describe('the conditions in use', () => {
  const search: VacancySearch = { q: 'chófer', departamento: ['a', 'b'], experiencia_min: 1, page: 4 };
  const chips = filtersIn(search, { departamento: [{ value: 'a', label: 'Almacén' }] } as never);

  it('count each value, and the page is none', () => {
    expect([activeFilters(search), chips.length]).toEqual([4, 4]);
  });

  it('are named in words, one that nobody has any more by its code', () => {
    expect(chips.map(({ label }) => label)).toEqual(['«chófer»', 'Almacén', 'b', 'Piden 1 año o más']);
  });

  it('are each taken off alone, back to the first page', () => {
    expect(chips[1]?.without).toBe(pagePath({ ...search, departamento: ['b'] }));
    expect(of(chips[0]?.without.split('?')[1] ?? '')).not.toHaveProperty('q');
  });
});
