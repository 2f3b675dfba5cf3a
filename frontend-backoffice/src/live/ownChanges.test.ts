import { describe, expect, it } from 'vitest';
import { ownChanges } from './ownChanges';

describe('changes of this screen', () => {
  it('are its own while they are under way, whichever version is told of', () => {
    ownChanges.begin('a1');
    expect(ownChanges.includes('a1', 99)).toBe(true);
    expect(ownChanges.includes('a2', 1)).toBe(false);
    ownChanges.end('a1');
  });

  it('stay its own up to the version that they made', () => {
    ownChanges.begin('b1');
    ownChanges.end('b1', 4);
    expect([ownChanges.includes('b1', 4), ownChanges.includes('b1', 5)]).toEqual([true, false]);
  });

  it('are under way until the last of them has ended', () => {
    ownChanges.begin('c1');
    ownChanges.begin('c1');
    ownChanges.end('c1');
    expect(ownChanges.includes('c1', 9)).toBe(true);
    ownChanges.end('c1');
    expect(ownChanges.includes('c1', 9)).toBe(false);
  });
});
