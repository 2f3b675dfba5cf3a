import { Injectable } from '@nestjs/common';
import { visitorOf } from '../../platform/limits/rate-limit.rules.js';
import { type Limit, RateLimits } from '../../platform/limits/rate-limits.js';

const HOUR = 60 * 60;

/** Many people may share one IP address. */
const VISITOR: Limit = { name: 'alert-visitor', points: 30, seconds: HOUR };
/** E-mails to one address, whoever requests them. */
const RECIPIENT: Limit = { name: 'alert-recipient', points: 5, seconds: 24 * HOUR };
/** For who runs the installation to read. */
export const ALERT_LIMITS = [VISITOR, RECIPIENT] as const;

/** How often job alerts may be asked for. */
@Injectable()
export class AlertLimits {
  constructor(private readonly limits: RateLimits) {}

  /** @throws {DomainError} `too_many_requests`. */
  ask(ip: string): Promise<void> {
    return this.limits.take(VISITOR, visitorOf(ip));
  }

  /** Returns false instead of throwing: the response must not reveal earlier e-mails. `email` in lower case. */
  mayWriteTo(email: string): Promise<boolean> {
    return this.limits.tryTake(RECIPIENT, email);
  }
}
