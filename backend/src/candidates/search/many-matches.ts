import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/values/clock.js';

const KEPT_MS = 60_000;
const MOST = 1000;

/**
 * Searches that were found to have more matches than are counted. Where ten times as many are expected, no minute takes
 * so many away: whoever turns the page, or asks again after a change, needs no new proof.
 */
@Injectable()
export class ManyMatches {
  /** Until when, by search. */
  private readonly until = new Map<string, number>();

  constructor(private readonly clock: Clock) {}

  has(search: string): boolean {
    return (this.until.get(search) ?? 0) > this.clock.now().getTime();
  }

  note(search: string): void {
    if (this.until.size >= MOST) this.until.clear();
    this.until.set(search, this.clock.now().getTime() + KEPT_MS);
  }
}
