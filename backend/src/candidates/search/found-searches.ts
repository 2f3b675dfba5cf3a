import { Injectable } from '@nestjs/common';
import type { Position } from '../../platform/http/lists/cursor.js';
import { Clock } from '../../platform/values/clock.js';
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
const MOST = 1000;

/**
 * Caches what searches found. A page holds while the version of the search stays the same: moves, notes and messages do
 * not change it. That a search has more matches than are counted is remembered for a minute: where ten times as many
 * are expected, no minute takes so many away.
 */
@Injectable()
export class FoundSearches {
  private readonly pages = new Map<string, { version: string; page: Promise<FoundSearch> }>();
  /** Until when, by search. */
  private readonly many = new Map<string, number>();

  constructor(private readonly clock: Clock) {}

  /**
   * @param key words, conditions, order and place of the page
   * @param version of the search, read before `find`
   */
  page(key: string, version: string, find: () => Promise<FoundSearch>): Promise<FoundSearch> {
    const kept = this.pages.get(key);
    if (kept?.version === version) return kept.page;
    const found = { version, page: find() };
    this.pages.delete(key);
    this.pages.set(key, found);
    const [oldest] = this.pages.keys();
    if (this.pages.size > PAGES && oldest !== undefined) this.pages.delete(oldest);
    found.page.catch(() => this.pages.get(key) === found && this.pages.delete(key));
    return found.page;
  }

  hasMany(search: string): boolean {
    return (this.many.get(search) ?? 0) > this.clock.now().getTime();
  }

  noteMany(search: string): void {
    if (this.many.size >= MOST) this.many.clear();
    this.many.set(search, this.clock.now().getTime() + KEPT_MS);
  }
}
