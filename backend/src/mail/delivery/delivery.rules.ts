import { type SmtpFailure } from '../../platform/mail/smtp-failure.js';
import type { DeliverySettings } from './delivery-settings.js';
import type { Ending } from './delivery.repository.js';

/** The next state after a failed attempt; `tries` includes that attempt. */
export function afterFailure(
  failure: SmtpFailure,
  tries: number,
  { backOffMs, maxTries }: Pick<DeliverySettings, 'backOffMs' | 'maxTries'>,
): Extract<Ending, { error: string }> {
  const { permanent, reason: error } = failure;
  if (permanent || tries >= maxTries) return { estado: 'fallido', error };
  const waitMs = backOffMs[Math.min(tries, backOffMs.length) - 1] ?? 0;
  return { estado: 'pendiente', error, waitMs };
}
