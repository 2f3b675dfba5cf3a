import type { Limit } from '../../platform/http/limits/rate-limits.js';

const HOUR = 60 * 60;

/** How often job alerts may be asked for. Their order is that of the system page. */
export const ALERT_LIMITS = {
  /** Many people may share one IP address. */
  visitor: { name: 'alert-visitor', points: 30, seconds: HOUR },
  /** E-mails to one address, whoever requests them. */
  recipient: { name: 'alert-recipient', points: 5, seconds: 24 * HOUR },
} as const satisfies Record<string, Limit>;
