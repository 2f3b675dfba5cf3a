import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '../../platform/values/email-address.js';
import {
  ACCOUNT_FAILURES,
  ACCOUNT_PAUSE_SECONDS,
  ACCOUNT_WINDOW_SECONDS,
  FREE_FAILURES,
  visitorOf,
  waitAfterFailures,
} from '../../platform/http/limits/rate-limit.rules.js';
import { type Limit, RateLimits } from '../../platform/http/limits/rate-limits.js';

const DAY = 24 * 60 * 60;

/** Two limits: consecutive failures, and one attempt at a time after too many of them. */
interface Patience {
  failures: Limit;
  gate: Limit;
}

function patience(name: string): Patience {
  return {
    // Reset a day after the first failure, or at success.
    failures: { name: `${name}-failures`, points: FREE_FAILURES, seconds: DAY },
    gate: { name: `${name}-gate`, points: 1, seconds: 1 },
  };
}

/** By account and visitor, so that a stranger's failures delay only that stranger. */
const SIGN_IN = patience('sign-in');
const IN_SESSION = patience('in-session');
/** By account: a code is asked for only after another proof. */
const SECOND_FACTOR = patience('second-factor');
const VISITOR: Limit = { name: 'sign-in-visitor', points: 100, seconds: 15 * 60 };
/** By account alone: stops guessing from many addresses. */
const ACCOUNT: Limit = {
  name: 'account-failures',
  points: ACCOUNT_FAILURES,
  seconds: ACCOUNT_WINDOW_SECONDS,
};
/** For who runs the installation to read. */
export const SIGN_IN_LIMITS = [VISITOR, ACCOUNT] as const;
const ACCOUNT_PAUSE: Limit = { name: 'account-pause', points: 1, seconds: ACCOUNT_PAUSE_SECONDS };

export interface SignInAttempt {
  /** The account need not exist. */
  email: string;
  ip: string;
  /** Whether this browser has signed in to the account before. */
  known: boolean;
}

/**
 * Rate limits of password guesses. An attempt is counted before it runs and given back when it succeeds, so that
 * concurrent attempts gain nothing. Each method throws `too_many_requests`; `prove` returns null for a wrong password.
 */
@Injectable()
export class PasswordAttempts {
  constructor(private readonly limits: RateLimits) {}

  async atSignIn<T>({ email, ip, known }: SignInAttempt, prove: () => Promise<T | null>): Promise<T | null> {
    const visitor = visitorOf(ip);
    // Refused attempts count too: a visitor who keeps trying is blocked for longer.
    await this.limits.take(VISITOR, visitor);
    const own = subjectOf(email, known, visitor);
    const all = subjectOf(email, known);
    const failures = await this.enter(SIGN_IN, own);
    try {
      await this.enterAmongAll(all);
    } catch (refusal) {
      await this.leaveUnheard(SIGN_IN, own, failures);
      throw refusal;
    }
    const proof = await prove();
    if (proof === null) {
      await this.fail(SIGN_IN, own, failures);
      return null;
    }
    await this.forget(SIGN_IN, own);
    // Gives back only this attempt: the owner's success must not reset the limit of concurrent guesses.
    await this.limits.giveBack(ACCOUNT, all);
    await this.limits.giveBack(VISITOR, visitor);
    return proof;
  }

  /** For signed-in users: failures of strangers at sign-in do not count here. */
  async inSession<T>(sessionId: string, prove: () => Promise<T | null>): Promise<T | null> {
    const failures = await this.enter(IN_SESSION, sessionId);
    const proof = await prove();
    if (proof === null) await this.fail(IN_SESSION, sessionId, failures);
    else await this.forget(IN_SESSION, sessionId);
    return proof;
  }

  /** Second-factor and recovery codes. `known`: this browser has signed in to the account before. */
  async ofCode<T>(userId: string, known: boolean, prove: () => Promise<T | null>): Promise<T | null> {
    const subject = subjectOf(userId, known);
    const failures = await this.enter(SECOND_FACTOR, subject);
    const proof = await prove();
    if (proof === null) await this.fail(SECOND_FACTOR, subject, failures);
    else await this.forget(SECOND_FACTOR, subject);
    return proof;
  }

  /** Resets the failures of an account whose owner proved it without the password. */
  async forgive(email: string, ip: string): Promise<void> {
    for (const known of [true, false]) {
      await this.forget(SIGN_IN, subjectOf(email, known, visitorOf(ip)));
      await this.limits.forget(ACCOUNT, subjectOf(email, known));
      await this.limits.forget(ACCOUNT_PAUSE, subjectOf(email, known));
    }
  }

  /** Counts the attempt as failed until it succeeds; returns the current count. */
  private async enter({ failures, gate }: Patience, subject: string): Promise<number> {
    const count = await this.limits.count(failures, subject);
    if (count <= FREE_FAILURES) return count;
    try {
      await this.limits.take(gate, subject, waitAfterFailures(count));
    } catch (refusal) {
      // The attempt was refused before it was checked, so it is no failure.
      await this.limits.giveBack(failures, subject);
      throw refusal;
    }
    return count;
  }

  private async enterAmongAll(subject: string): Promise<void> {
    if ((await this.limits.count(ACCOUNT, subject)) <= ACCOUNT_FAILURES) return;
    try {
      await this.limits.take(ACCOUNT_PAUSE, subject);
    } catch (refusal) {
      await this.limits.giveBack(ACCOUNT, subject);
      throw refusal;
    }
  }

  /** Undoes `enter`. */
  private async leaveUnheard({ failures, gate }: Patience, subject: string, count: number): Promise<void> {
    await this.limits.giveBack(failures, subject);
    if (count > FREE_FAILURES) await this.limits.forget(gate, subject);
  }

  private async fail({ gate }: Patience, subject: string, count: number): Promise<void> {
    const wait = waitAfterFailures(count);
    if (wait > 0) await this.limits.close(gate, subject, wait);
  }

  private async forget({ failures, gate }: Patience, subject: string): Promise<void> {
    await this.limits.forget(failures, subject);
    await this.limits.forget(gate, subject);
  }
}

/** Known browsers are counted apart, so that strangers behind the same IP address cannot use up their attempts. */
function subjectOf(email: string, known: boolean, visitor = ''): string {
  return [normalizeEmail(email), known ? 'known' : 'unknown', visitor].join('\n');
}
