import { describe, expect, it } from 'vitest';
import { keptOrder, movedTo, neighbourOf } from './keyOrder';

describe('the keys of the inbox', () => {
  it('go on to the next unread conversation when the one that was read moved behind them', () => {
    const order = keptOrder(['ana', 'bea', 'carla'], ['bea', 'carla', 'ana', 'old']);
    expect(neighbourOf('ana', 1, order, ['bea', 'carla', 'ana', 'old'])).toBe('bea');
    expect(neighbourOf('bea', -1, order, ['carla', 'bea', 'ana', 'old'])).toBe('ana');
  });

  it('go on from the place of a conversation that was closed', () => {
    expect(neighbourOf('bea', 1, ['ana', 'bea', 'carla'], ['ana', 'carla'])).toBe('carla');
    expect(neighbourOf('bea', -1, ['ana', 'bea', 'carla'], ['ana', 'carla'])).toBe('ana');
  });

  it('begin with the first one, and stay at an end', () => {
    expect(neighbourOf(undefined, 1, ['ana'], ['ana'])).toBe('ana');
    expect(neighbourOf('ana', 1, ['ana'], ['ana'])).toBeUndefined();
  });
});

describe('the open conversation', () => {
  it('stays where it was opened when it is read and others come before it', () => {
    expect(movedTo(['bea', 'carla', 'ana'], 2, 0)).toEqual(['ana', 'bea', 'carla']);
    expect(movedTo(['new', 'bea', 'ana', 'carla'], 2, 1)).toEqual(['new', 'ana', 'bea', 'carla']);
  });

  it('comes last where the list is shorter now, and changes nothing where it is not in the list', () => {
    expect(movedTo(['ana', 'bea'], 0, 7)).toEqual(['bea', 'ana']);
    expect(movedTo(['ana', 'bea'], -1, 0)).toEqual(['ana', 'bea']);
    expect(movedTo(['ana', 'bea'], 1, -1)).toEqual(['ana', 'bea']);
  });
});
