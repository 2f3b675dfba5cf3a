import type { JobAlert } from './job-alert.entity.js';

const HOUR_MS = 60 * 60 * 1000;

/** Maximum number of live alerts of an address. */
export const MAX_ALERTS = 10;
/** An alert must be confirmed within this time. */
export const CONFIRM_WITHIN_MS = 72 * HOUR_MS;
/** A cancelled alert and its e-mails are kept this long, so that it can be resumed. */
export const KEEP_ENDED_MS = 30 * 24 * HOUR_MS;
/** Requests for the same alert within this time count as one and send one e-mail. */
export const SAME_REQUEST_MS = 60 * 1000;

/** `pendiente`: to be confirmed. `activa`: messages come. `baja`: none come any more. */
export const ALERT_STATES = ['pendiente', 'activa', 'baja'] as const;
export type AlertState = (typeof ALERT_STATES)[number];

type Times = Pick<JobAlert, 'confirmada_at' | 'baja_at' | 'created_at'>;

export function stateOf({ confirmada_at, baja_at }: Pick<Times, 'confirmada_at' | 'baja_at'>): AlertState {
  if (baja_at) return 'baja';
  return confirmada_at ? 'activa' : 'pendiente';
}

/** Whether the confirmation period is over; the alert is deleted soon. */
export function hasLapsed(alert: Times, now: Date): boolean {
  return stateOf(alert) === 'pendiente' && now.getTime() - alert.created_at.getTime() > CONFIRM_WITHIN_MS;
}
