import { describe, expect, it } from 'vitest';
import { choose, countOf, isEmpty, isSelected, NONE, type Selection, targetsOf } from './selection';

const everybody: Selection = { kind: 'all', except: new Set() };

describe('a selection one by one', () => {
  it('holds what was chosen and not what was taken back', () => {
    const selection = choose(choose(NONE, ['a', 'b'], true), ['a'], false);
    expect([isSelected(selection, 'a'), isSelected(selection, 'b')]).toEqual([false, true]);
  });

  it('is empty again once the last one is taken back', () => {
    expect(isEmpty(choose(choose(NONE, ['a'], true), ['a'], false))).toBe(true);
  });

  it('leaves the selection that it was made from as it was', () => {
    choose(NONE, ['a'], true);
    expect(countOf(NONE, 10)).toBe(0);
  });

  it('is sent as ids, without the filters', () => {
    expect(targetsOf(choose(NONE, ['a'], true), { q: 'ana' })).toEqual({ ids: ['a'] });
  });
});

describe('a selection of everybody whom the filters show', () => {
  it('leaves out who is taken back, and has them again when they are chosen again', () => {
    const without = choose(everybody, ['a'], false);
    expect([isSelected(without, 'a'), isSelected(without, 'b')]).toEqual([false, true]);
    expect(isSelected(choose(without, ['a'], true), 'a')).toBe(true);
  });

  it('is never empty, whoever is left out', () => {
    expect(isEmpty(choose(everybody, ['a'], false))).toBe(false);
  });

  it('counts all but those left out', () => {
    expect(countOf(choose(everybody, ['a', 'b'], false), 10)).toBe(8);
  });

  it('counts nobody rather than less than nobody when people have left the list', () => {
    expect(countOf(choose(everybody, ['a', 'b', 'c'], false), 2)).toBe(0);
  });

  it('has no count where the server has none', () => {
    expect(countOf(everybody, undefined)).toBeNull();
  });

  it('is sent as the filters and who is left out', () => {
    expect(targetsOf(choose(everybody, ['a'], false), { q: 'ana' })).toEqual({
      filtro: '{"q":"ana"}',
      excluir: ['a'],
    });
  });
});
