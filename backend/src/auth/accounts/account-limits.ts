import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '../../platform/values/email-address.js';
import { visitorOf } from '../../platform/limits/rate-limit.rules.js';
import { type Limit, RateLimits } from '../../platform/limits/rate-limits.js';

const HOUR = 60 * 60;

const REGISTER: Limit = { name: 'register', points: 60, seconds: HOUR };
const EMAIL_EXISTS: Limit = { name: 'email-exists', points: 60, seconds: 60 };
const FORGOT_VISITOR: Limit = { name: 'forgot-visitor', points: 30, seconds: HOUR };
const FORGOT_ACCOUNT: Limit = { name: 'forgot-account', points: 5, seconds: HOUR };
const LINK_VISITOR: Limit = { name: 'link-visitor', points: 30, seconds: HOUR };
const LINK_ACCOUNT: Limit = { name: 'link-account', points: 5, seconds: HOUR };
const EMAIL_CHANGE: Limit = { name: 'email-change', points: 5, seconds: HOUR };
const RESEND: Limit = { name: 'resend', points: 5, seconds: HOUR };
/** For who runs the installation to read. */
export const ACCOUNT_LIMITS = [
  REGISTER,
  EMAIL_EXISTS,
  FORGOT_VISITOR,
  FORGOT_ACCOUNT,
  LINK_VISITOR,
  LINK_ACCOUNT,
  EMAIL_CHANGE,
  RESEND,
] as const;

/** Rate limits of account actions except passwords, by account and visitor. Each method throws `too_many_requests`. */
@Injectable()
export class AccountLimits {
  constructor(private readonly limits: RateLimits) {}

  register(ip: string): Promise<void> {
    return this.limits.take(REGISTER, visitorOf(ip));
  }

  emailExists(ip: string): Promise<void> {
    return this.limits.take(EMAIL_EXISTS, visitorOf(ip));
  }

  resendVerification(userId: string): Promise<void> {
    return this.limits.take(RESEND, userId);
  }

  forgotPassword(ip: string): Promise<void> {
    return this.limits.take(FORGOT_VISITOR, visitorOf(ip));
  }

  signInLink(ip: string): Promise<void> {
    return this.limits.take(LINK_VISITOR, visitorOf(ip));
  }

  changeEmail(userId: string): Promise<void> {
    return this.limits.take(EMAIL_CHANGE, userId);
  }

  /** Returns false instead of throwing, like mayWriteReset. */
  mayWriteSignInLink(email: string): Promise<boolean> {
    return this.limits.tryTake(LINK_ACCOUNT, normalizeEmail(email));
  }

  /** Returns false instead of throwing: the response must not reveal whether the account exists. */
  mayWriteReset(email: string): Promise<boolean> {
    return this.limits.tryTake(FORGOT_ACCOUNT, normalizeEmail(email));
  }
}
