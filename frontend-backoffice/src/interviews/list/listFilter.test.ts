import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listQueryOf, whenOf } from './listFilter';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T23:30:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});
const none = { candidateId: undefined, q: undefined, estado: undefined };

describe('the interview list', () => {
  it('shows upcoming interviews from today in Madrid, the earliest first', () => {
    const { filter, sort } = listQueryOf({ ...none, when: 'proximas' });
    expect([filter, sort.order]).toEqual([{ q: undefined, estado: undefined, from: '2026-11-23' }, 'ASC']);
  });

  it('shows past interviews up to yesterday, the latest first', () => {
    const { filter, sort } = listQueryOf({ ...none, when: 'anteriores' });
    expect([filter.to, filter.from, sort.order]).toEqual(['2026-11-22', undefined, 'DESC']);
  });

  it('shows all interviews of one candidate without a date filter', () => {
    const { filter } = listQueryOf({ ...none, when: 'todas', candidateId: 'c1', estado: 'cancelada' });
    expect(filter).toEqual({ q: undefined, estado: 'cancelada', candidato_id: 'c1' });
  });

  it('shows upcoming interviews when the parameter is unknown or missing', () => {
    expect([whenOf('siempre'), whenOf(undefined), whenOf('todas')]).toEqual([
      'proximas',
      'proximas',
      'todas',
    ]);
  });
});
