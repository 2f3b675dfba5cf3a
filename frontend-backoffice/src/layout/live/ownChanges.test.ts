import { describe, expect, it } from 'vitest';
import { ownChanges } from './liveBus';

describe('changes made on this screen', () => {
  it('count as own while pending, for any announced version', () => {
    ownChanges.begin('a1');
    expect(ownChanges.includes('a1', 99)).toBe(true);
    expect(ownChanges.includes('a2', 1)).toBe(false);
    ownChanges.end('a1');
  });

  it('count as own up to the version that they created', () => {
    ownChanges.begin('b1');
    ownChanges.end('b1', 4);
    expect([ownChanges.includes('b1', 4), ownChanges.includes('b1', 5)]).toEqual([true, false]);
  });

  it('are pending until the last one of the same record has ended', () => {
    ownChanges.begin('c1');
    ownChanges.begin('c1');
    ownChanges.end('c1');
    expect(ownChanges.includes('c1', 9)).toBe(true);
    ownChanges.end('c1');
    expect(ownChanges.includes('c1', 9)).toBe(false);
  });
});
