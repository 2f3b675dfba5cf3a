import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteServerTime } from '../../providers/serverClock';
import { noticeMs, SHOWN_MS, undoLeftMs } from './notices';

const SERVER = Date.parse('2026-03-02T09:00:00.000Z');
const answeredAt = (instant: number) =>
  noteServerTime(new Response(null, { headers: { date: new Date(instant).toUTCString() } }));

describe('the time to undo', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['right', 0],
    ['an hour ahead', 3_600_000],
    ['an hour behind', -3_600_000],
  ])('ends at the server’s deadline or up to a second before, on a clock that is %s', (_, wrong) => {
    vi.setSystemTime(SERVER + wrong);
    answeredAt(SERVER);
    const until = new Date(SERVER + 7000).toISOString();
    expect(undoLeftMs(until)).toBe(6000);
    vi.setSystemTime(SERVER + wrong + 7000);
    expect(undoLeftMs(until)).toBeLessThanOrEqual(0);
  });

  it('is ten seconds at most, and the sentence can be read when it is over', () => {
    vi.setSystemTime(SERVER);
    answeredAt(SERVER);
    expect(undoLeftMs(new Date(SERVER + 3_600_000).toISOString())).toBe(10_000);
    expect(noticeMs(undoLeftMs(new Date(SERVER - 5000).toISOString()))).toBe(SHOWN_MS);
  });
});
