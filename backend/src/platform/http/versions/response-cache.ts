import { Injectable } from '@nestjs/common';
import { Clock } from '../../values/clock.js';

/** A response as it is sent. */
export interface CachedResponse {
  text: string;
  /** The handler's headers and the ETag. */
  headers: readonly (readonly [name: string, value: string])[];
}

interface Kept {
  snapshot: string;
  answer: Promise<CachedResponse>;
}

/** Responses also depend on the time: whether a wait is too long, whether an interview is over. */
const PERIOD_MS = 30_000;
const MOST = 300;
/** Longer ones are shared by concurrent requests and then dropped: visitors could fill the memory with them. */
const LONGEST_CHARACTERS = 256 * 1024;

/**
 * Caches responses for the current state of the database. A request brings the PostgreSQL snapshot that was read with
 * its session check, or with a visitor's request. The snapshot changes with every transaction that writes, so a
 * response with the same snapshot is still correct. Concurrent requests, as after every live change, share one
 * response. Entries expire after half a minute.
 */
@Injectable()
export class ResponseCache {
  private readonly answers = new Map<string, Kept>();
  private period = 0;

  constructor(private readonly clock: Clock) {}

  /** @param key everything except the database that the response depends on. */
  read(key: string, snapshot: string, make: () => Promise<CachedResponse>): Promise<CachedResponse> {
    this.forgetEarlier();
    const kept = this.answers.get(key);
    if (kept?.snapshot === snapshot) return kept.answer;
    const answer = make();
    const made: Kept = { snapshot, answer };
    this.answers.delete(key);
    this.answers.set(key, made);
    // Paths are unlimited and chosen by clients: the oldest entry is evicted first.
    const [oldest] = this.answers.keys();
    if (this.answers.size > MOST && oldest !== undefined) this.answers.delete(oldest);
    const drop = (): void => {
      if (this.answers.get(key) === made) this.answers.delete(key);
    };
    // Waiting requests get the error; the next request retries.
    answer.then(({ text }) => text.length > LONGEST_CHARACTERS && drop(), drop);
    return answer;
  }

  /** Call it when something beside the database changes, such as names that are cached in memory. */
  forget(): void {
    this.answers.clear();
  }

  private forgetEarlier(): void {
    const period = Math.floor(this.clock.now().getTime() / PERIOD_MS);
    if (period !== this.period) this.answers.clear();
    this.period = period;
  }
}
