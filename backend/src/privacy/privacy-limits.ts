import { Injectable } from '@nestjs/common';
import { type Limit, RateLimits } from '../platform/http/limits/rate-limits.js';

const DAY = 24 * 60 * 60;

const EXPORT: Limit = { name: 'privacy-export', points: 5, seconds: DAY };
const ERASURE: Limit = { name: 'privacy-erasure', points: 5, seconds: DAY };

/** How often an account may ask for its copy and for its erasure. Each throws `too_many_requests`. */
@Injectable()
export class PrivacyLimits {
  constructor(private readonly limits: RateLimits) {}

  takeExport(userId: string): Promise<void> {
    return this.limits.take(EXPORT, userId);
  }

  /** A copy that was not delivered does not count. */
  giveExportBack(userId: string): Promise<void> {
    return this.limits.giveBack(EXPORT, userId);
  }

  takeErasure(userId: string): Promise<void> {
    return this.limits.take(ERASURE, userId);
  }
}
