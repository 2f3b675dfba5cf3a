import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pollWhileLeaving } from './deliveryPolling';
import type { EmailRow } from './types';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});
const email = (estado: EmailRow['estado'], enviar_desde = '2026-11-23T10:00:00Z') =>
  ({ estado, enviar_desde }) as EmailRow;

describe('a list of messages is read again', () => {
  it('while one of them is on its way', () => {
    expect(pollWhileLeaving([email('enviado'), email('enviando')])).toBe(3000);
    expect(pollWhileLeaving([email('pendiente', '2026-11-23T10:00:29Z')])).toBe(3000);
  });

  it('not for one that waits for later, and not for what has arrived or failed', () => {
    expect(pollWhileLeaving([email('pendiente', '2026-11-23T12:00:00Z'), email('enviado')])).toBe(false);
    expect(pollWhileLeaving([])).toBe(false);
    expect(pollWhileLeaving(undefined)).toBe(false);
  });
});
