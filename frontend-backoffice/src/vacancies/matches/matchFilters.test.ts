import { afterEach, expect, it, vi } from 'vitest';
import { toQuery } from './matchFilters';

afterEach(() => {
  vi.useRealTimers();
});

it('the last six months start on the last day of February when today is 31 August', () => {
  vi.useFakeTimers({ now: new Date('2026-08-31T10:00:00Z') });
  expect(toQuery({ meses: '6' })).toEqual({ desde: '2026-02-28' });
});

it('the town is sent trimmed, and filters that are not chosen are omitted', () => {
  expect(toQuery({ cualificacion: 'permiso_c', ciudad: ' Gavà ' })).toEqual({
    cualificacion: 'permiso_c',
    ciudad: 'Gavà',
  });
});
