import type { Limit } from '../../platform/http/limits/rate-limits.js';

const HOUR = 60 * 60;

/** Rate limits of account actions except passwords. Their order is that of the system page. */
export const ACCOUNT_LIMITS = {
  register: { name: 'register', points: 60, seconds: HOUR },
  emailExists: { name: 'email-exists', points: 10, seconds: 60 },
  emailExistsDay: { name: 'email-exists-day', points: 60, seconds: 24 * HOUR },
  forgotVisitor: { name: 'forgot-visitor', points: 30, seconds: HOUR },
  forgotAccount: { name: 'forgot-account', points: 5, seconds: HOUR },
  linkVisitor: { name: 'link-visitor', points: 30, seconds: HOUR },
  linkAccount: { name: 'link-account', points: 5, seconds: HOUR },
  // An office has one address.
  oidcVisitor: { name: 'oidc-visitor', points: 300, seconds: HOUR },
  passkeyVisitor: { name: 'passkey-visitor', points: 300, seconds: HOUR },
  emailChange: { name: 'email-change', points: 5, seconds: HOUR },
  resend: { name: 'resend', points: 5, seconds: HOUR },
} as const satisfies Record<string, Limit>;
