import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pollWhileLeaving } from './deliveryPolling';
import type { EmailRow } from './EmailState';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});
const email = (estado: EmailRow['estado'], enviar_desde = '2026-11-23T10:00:00Z') =>
  ({ estado, enviar_desde }) as EmailRow;

describe('the list of messages', () => {
  it('is polled while a message is being sent or is due within seconds', () => {
    expect(pollWhileLeaving([email('enviado'), email('enviando')])).toBe(3000);
    expect(pollWhileLeaving([email('pendiente', '2026-11-23T10:00:29Z')])).toBe(3000);
  });

  it('is not polled for messages that are scheduled for later or are already sent', () => {
    expect(pollWhileLeaving([email('pendiente', '2026-11-23T12:00:00Z'), email('enviado')])).toBe(false);
    expect(pollWhileLeaving([])).toBe(false);
    expect(pollWhileLeaving(undefined)).toBe(false);
  });
});
