import { Injectable } from '@nestjs/common';
import { normalizeEmail } from './account.rules.js';
import { FREE_FAILURES, visitorOf, waitAfterFailures } from './rate-limit.rules.js';
import { type Limit, RateLimits } from './rate-limits.js';

const HOUR = 60 * 60;

const REGISTER: Limit = { name: 'register', points: 60, seconds: HOUR };
const EMAIL_EXISTS: Limit = { name: 'email-exists', points: 60, seconds: 60 };
const FORGOT_VISITOR: Limit = { name: 'forgot-visitor', points: 30, seconds: HOUR };
const FORGOT_ACCOUNT: Limit = { name: 'forgot-account', points: 5, seconds: HOUR };
const RESEND: Limit = { name: 'resend', points: 5, seconds: HOUR };
const SIGN_IN_VISITOR: Limit = { name: 'sign-in-visitor', points: 100, seconds: 15 * 60 };
/** Failures in a row; forgotten a day after the first, or at success. */
const FAILURES: Limit = { name: 'sign-in-failures', points: FREE_FAILURES, seconds: 24 * HOUR };
/** After too many failures one attempt at a time passes here, and then nobody for a while. */
const GATE: Limit = { name: 'sign-in-gate', points: 1, seconds: 1 };

/** How often each thing may be tried, by account and by visitor. Each method throws `too_many_requests`. */
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

  /** Says no instead of throwing: the answer must not tell that there is such an account. */
  mayWriteReset(email: string): Promise<boolean> {
    return this.limits.tryTake(FORGOT_ACCOUNT, normalizeEmail(email));
  }

  /**
   * Runs an attempt to prove a password; null means that it was wrong. Attempts are counted before they run and
   * taken back when they succeed, so that many at once gain nothing. The account need not exist.
   */
  async attempt<T>(email: string, ip: string, prove: () => Promise<T | null>): Promise<T | null> {
    const account = normalizeEmail(email);
    const visitor = visitorOf(ip);
    await this.limits.take(SIGN_IN_VISITOR, visitor);
    const failures = await this.limits.count(FAILURES, account);
    if (failures > FREE_FAILURES) await this.passGate(account, visitor, failures);
    const proof = await prove();
    if (proof === null) {
      const wait = waitAfterFailures(failures);
      if (wait > 0) await this.limits.close(GATE, account, wait);
      return null;
    }
    await this.limits.giveBack(SIGN_IN_VISITOR, visitor);
    await this.forgive(account);
    return proof;
  }

  /** Forgets the failures of an account whose owner has proven to be it. */
  async forgive(email: string): Promise<void> {
    const account = normalizeEmail(email);
    await this.limits.forget(FAILURES, account);
    await this.limits.forget(GATE, account);
  }

  private async passGate(account: string, visitor: string, failures: number): Promise<void> {
    try {
      await this.limits.take(GATE, account, waitAfterFailures(failures));
    } catch (refusal) {
      // Turned away unheard: no failure.
      await this.limits.giveBack(FAILURES, account);
      await this.limits.giveBack(SIGN_IN_VISITOR, visitor);
      throw refusal;
    }
  }
}
