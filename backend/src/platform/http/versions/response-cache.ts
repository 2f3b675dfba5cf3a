import { Injectable } from '@nestjs/common';
import { Clock } from '../../values/clock.js';

/** An answer as it is sent. */
export interface CachedResponse {
  text: string;
  /** Those that the handler set, and the ETag. */
  headers: readonly (readonly [name: string, value: string])[];
}

interface Kept {
  snapshot: string;
  answer: Promise<CachedResponse>;
}

/** What is shown also depends on the hour: whether a wait is too long, whether an interview is over. */
const PERIOD_MS = 30_000;
const MOST = 300;

/**
 * Answers that were made on a state of the database which is still the present one. Whoever asks brings the snapshot that
 * PostgreSQL gave with the check of their session, or for a visitor's request: it changes with every transaction that writes anything, so that an
 * answer of the same snapshot is the one that would be made now. Several who ask at once, as every screen does when it
 * hears of a change, wait for one. Nothing is kept for longer than half a minute.
 */
@Injectable()
export class ResponseCache {
  private readonly answers = new Map<string, Kept>();
  private period = 0;

  constructor(private readonly clock: Clock) {}

  /** @param key everything that the answer depends on beside the database. */
  read(key: string, snapshot: string, make: () => Promise<CachedResponse>): Promise<CachedResponse> {
    this.forgetEarlier();
    const kept = this.answers.get(key);
    if (kept?.snapshot === snapshot) return kept.answer;
    const answer = make();
    const made: Kept = { snapshot, answer };
    this.answers.delete(key);
    this.answers.set(key, made);
    // Addresses are many and made by anyone: the oldest leaves first.
    const [oldest] = this.answers.keys();
    if (this.answers.size > MOST && oldest !== undefined) this.answers.delete(oldest);
    // Whoever waits is told of what failed; the next one tries again.
    answer.catch(() => {
      if (this.answers.get(key) === made) this.answers.delete(key);
    });
    return answer;
  }

  private forgetEarlier(): void {
    const period = Math.floor(this.clock.now().getTime() / PERIOD_MS);
    if (period !== this.period) this.answers.clear();
    this.period = period;
  }
}
