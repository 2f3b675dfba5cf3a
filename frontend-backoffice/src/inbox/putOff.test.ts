import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putOffChoices } from './putOff';

const at = (instant: string) => {
  vi.setSystemTime(new Date(instant));
  return Object.fromEntries(
    putOffChoices(new Date(instant)).map(({ key, until }) => [key, until.toISOString()]),
  );
};

describe('a conversation that is put off', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('comes back at nine in Madrid, in winter and in summer', () => {
    expect(at('2026-01-14T10:00:00Z')).toEqual({
      hours: '2026-01-14T13:00:00.000Z',
      tomorrow: '2026-01-15T08:00:00.000Z',
      monday: '2026-01-19T08:00:00.000Z',
    });
    expect(at('2026-07-14T22:30:00Z')).toEqual({
      hours: '2026-07-15T01:30:00.000Z',
      tomorrow: '2026-07-16T07:00:00.000Z',
      monday: '2026-07-20T07:00:00.000Z',
    });
  });

  it('comes back once on a Monday, however the words say it', () => {
    expect(at('2026-01-18T10:00:00Z')).toEqual({
      hours: '2026-01-18T13:00:00.000Z',
      tomorrow: '2026-01-19T08:00:00.000Z',
    });
    expect(at('2026-01-19T10:00:00Z')['monday']).toBe('2026-01-26T08:00:00.000Z');
  });
});
