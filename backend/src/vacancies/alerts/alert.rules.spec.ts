import {
  CONFIRM_WITHIN_MS,
  hasLapsed,
  KEEP_ENDED_MS,
  MAX_ALERTS,
  SAME_REQUEST_MS,
  stateOf,
} from './alert.rules.js';

const NOW = new Date('2026-03-02T10:00:00Z');
const alert = (values: object = {}) => ({ confirmada_at: null, baja_at: null, created_at: NOW, ...values });

it('an alert waits to be confirmed, then sends, and ends when it is cancelled', () => {
  expect(stateOf(alert())).toBe('pendiente');
  expect(stateOf(alert({ confirmada_at: NOW }))).toBe('activa');
  expect(stateOf(alert({ baja_at: NOW }))).toBe('baja');
  expect(stateOf(alert({ confirmada_at: NOW, baja_at: NOW }))).toBe('baja');
});

it('only an unconfirmed alert lapses, after three days', () => {
  const old = (ms: number, values: object = {}) =>
    hasLapsed(alert({ created_at: new Date(NOW.getTime() - ms), ...values }), NOW);
  expect(old(CONFIRM_WITHIN_MS)).toBe(false);
  expect(old(CONFIRM_WITHIN_MS + 1)).toBe(true);
  expect(old(CONFIRM_WITHIN_MS + 1, { confirmada_at: NOW })).toBe(false);
  expect(old(CONFIRM_WITHIN_MS + 1, { baja_at: NOW })).toBe(false);
});

it('the terms are three days, thirty days and a minute, and ten alerts an address', () => {
  expect(CONFIRM_WITHIN_MS / 3_600_000).toBe(72);
  expect(KEEP_ENDED_MS / 86_400_000).toBe(30);
  expect(SAME_REQUEST_MS).toBe(60_000);
  expect(MAX_ALERTS).toBe(10);
});
