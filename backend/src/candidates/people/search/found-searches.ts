import { Injectable } from '@nestjs/common';
import type { Position } from '../../../platform/http/lists/cursor.js';
import { Clock } from '../../../platform/values/clock.js';
import type { Match } from './search-match.rules.js';

/** A page of people whom a search found. */
export interface FoundSearch {
  ids: string[];
  /** Null: more than COUNT_CAP, or the page starts at a cursor. */
  total: number | null;
  next: Position | null;
  /** Where the words are, by id of the candidate. */
  matches: ReadonlyMap<string, Match>;
}

const PAGES = 500;
const KEPT_MS = 60_000;
const MAX_SEARCHES_KEPT = 1000;

/**
 * Caches what searches found. Pages hold while the version of the search stays the same: moves, notes and messages do
 * not change it. The next version drops them all, and with them the texts of people who were erased. That a search has
 * more matches than are counted is remembered for a minute: where ten times as many are expected, no minute takes so
 * many away.
 */
@Injectable()
export class FoundSearches {
  private version = '';
  private readonly pages = new Map<string, Promise<FoundSearch>>();
  /** Until when, by search. */
  private readonly many = new Map<string, number>();

  constructor(private readonly clock: Clock) {}

  /**
   * @param key words, conditions, order and place of the page
   * @param version of the search, read before `find`
   */
  page(key: string, version: string, find: () => Promise<FoundSearch>): Promise<FoundSearch> {
    if (version !== this.version) this.pages.clear();
    this.version = version;
    const kept = this.pages.get(key);
    if (kept) return kept;
    const page = find();
    this.pages.set(key, page);
    const [oldest] = this.pages.keys();
    if (this.pages.size > PAGES && oldest !== undefined) this.pages.delete(oldest);
    // The caller gets the error; the next one tries again.
    page.catch(() => this.pages.get(key) === page && this.pages.delete(key));
    return page;
  }

  hasMany(search: string): boolean {
    return (this.many.get(search) ?? 0) > this.clock.now().getTime();
  }

  noteMany(search: string): void {
    if (this.many.size >= MAX_SEARCHES_KEPT) this.many.clear();
    this.many.set(search, this.clock.now().getTime() + KEPT_MS);
  }
}
