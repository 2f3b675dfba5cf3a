import type { JobAlert } from './job-alert.entity.js';

const HOUR_MS = 60 * 60 * 1000;

/** Alerts that one address may have at a time. */
export const MAX_ALERTS = 10;
/** A confirmation may come so long after it was asked for. */
export const CONFIRM_WITHIN_MS = 72 * HOUR_MS;
/** An alert that was ended is kept so long, so that one may change one's mind; its messages as well. */
export const KEEP_ENDED_MS = 30 * 24 * HOUR_MS;
/** Two requests for the same alert within this time are one, and make one message. */
export const SAME_REQUEST_MS = 60 * 1000;

/** `pendiente`: to be confirmed. `activa`: messages come. `baja`: none come any more. */
export const ALERT_STATES = ['pendiente', 'activa', 'baja'] as const;
export type AlertState = (typeof ALERT_STATES)[number];

type Times = Pick<JobAlert, 'confirmada_at' | 'baja_at' | 'created_at'>;

export function stateOf({ confirmada_at, baja_at }: Pick<Times, 'confirmada_at' | 'baja_at'>): AlertState {
  if (baja_at) return 'baja';
  return confirmada_at ? 'activa' : 'pendiente';
}

/** Whether its time to be confirmed has passed; it is removed soon. */
export function hasLapsed(alert: Times, now: Date): boolean {
  return stateOf(alert) === 'pendiente' && now.getTime() - alert.created_at.getTime() > CONFIRM_WITHIN_MS;
}
