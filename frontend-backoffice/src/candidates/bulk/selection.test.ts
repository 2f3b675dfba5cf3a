import { describe, expect, it } from 'vitest';
import { choose, countOf, isEmpty, isSelected, NONE, type Selection, targetsOf } from './selection';

const everybody: Selection = { kind: 'all', except: new Set() };

describe('a selection of single rows', () => {
  it('contains the selected rows and not the deselected ones', () => {
    const selection = choose(choose(NONE, ['a', 'b'], true), ['a'], false);
    expect([isSelected(selection, 'a'), isSelected(selection, 'b')]).toEqual([false, true]);
  });

  it('is empty when the last row is deselected', () => {
    expect(isEmpty(choose(choose(NONE, ['a'], true), ['a'], false))).toBe(true);
  });

  it('is a copy: the selection it was made from is unchanged', () => {
    choose(NONE, ['a'], true);
    expect(countOf(NONE, 10)).toBe(0);
  });

  it('is sent as ids, without the filters', () => {
    expect(targetsOf(choose(NONE, ['a'], true), { q: 'ana' })).toEqual({ ids: ['a'] });
  });
});

describe('a selection of everybody who matches the filters', () => {
  it('excludes a deselected person and includes them again when they are reselected', () => {
    const without = choose(everybody, ['a'], false);
    expect([isSelected(without, 'a'), isSelected(without, 'b')]).toEqual([false, true]);
    expect(isSelected(choose(without, ['a'], true), 'a')).toBe(true);
  });

  it('is never empty, even with people excluded', () => {
    expect(isEmpty(choose(everybody, ['a'], false))).toBe(false);
  });

  it('counts everybody except the excluded people', () => {
    expect(countOf(choose(everybody, ['a', 'b'], false), 10)).toBe(8);
  });

  it('has a count of zero, never negative, when people have left the list', () => {
    expect(countOf(choose(everybody, ['a', 'b', 'c'], false), 2)).toBe(0);
  });

  it('has no count when the server sends none', () => {
    expect(countOf(everybody, undefined)).toBeNull();
  });

  it('is sent as the filters and the excluded ids', () => {
    expect(targetsOf(choose(everybody, ['a'], false), { q: 'ana' })).toEqual({
      filtro: '{"q":"ana"}',
      excluir: ['a'],
    });
  });
});
