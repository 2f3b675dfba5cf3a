import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inPeriod } from './interviewPeriod';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T23:30:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});
const sort = { field: 'inicio', order: 'DESC' as const };

describe('the list of interviews', () => {
  it('shows upcoming interviews from today in Madrid, the earliest first', () => {
    const asked = inPeriod({ filter: { q: 'ana', cuando: 'proximas' }, sort });
    expect([asked.filter, asked.sort?.order]).toEqual([{ q: 'ana', from: '2026-11-23' }, 'ASC']);
  });

  it('shows past interviews up to yesterday, the latest first', () => {
    const asked = inPeriod({ filter: { cuando: 'anteriores' }, sort });
    expect([asked.filter, asked.sort?.order]).toEqual([{ to: '2026-11-22' }, 'DESC']);
  });

  it('shows all interviews of one candidate without a date filter', () => {
    const asked = inPeriod({ filter: { cuando: 'todas', candidato_id: 'c1' }, sort });
    expect(asked.filter).toEqual({ candidato_id: 'c1' });
  });

  it('leaves a request without a period as it is', () => {
    const params = { filter: { candidato_id: 'c1' }, sort };
    expect(inPeriod(params)).toBe(params);
  });
});
