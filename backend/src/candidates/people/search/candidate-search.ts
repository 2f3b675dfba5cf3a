import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { inTransaction } from '../../../platform/database/transactions/transaction.js';
import { db, textOf } from '../../../platform/database/sql/db.js';
import { COUNT_CAP } from '../../../platform/http/lists/list-query.js';
import { FoundSearches } from './found-searches.js';
import {
  amongFew,
  countMatches,
  type Expected,
  expectedOf,
  firstInOrder,
  leavesFew,
  matchesFirst,
  matchesOf,
  referred,
  type SearchOrder,
} from './matching-people.js';
import { matchedBy, type Reference, referenceIn } from './reference.js';
import { nameQueryOf, parseSearch, searchOf, stemmedWords, type WantedWord } from './search-query.rules.js';
import { stemsOf } from './stems.js';

export interface CompiledSearch {
  /** What a person must match: a tsquery in its text form. Empty: nobody. */
  todo: string;
  /** The search has only unwanted words. */
  onlyUnwanted: boolean;
  /** Runs of words that are marked where they are found. */
  marks: WantedWord[][];
  /** The ids that the text may be the beginning of; null: it is something else. */
  reference: Reference | null;
}

/** Frequent words are found here: among the first in order, without ordering every match. */
const NEWEST = 5000;
/** Number of matches that are cheap to read whole, whatever the filters leave of them. */
const FEW = 3000;
/** From so many matches on (as the planner expects them) nobody looks whether they are FEW. */
const SEVERAL = 20_000;
/**
 * From so many matches on (as the planner expects them) the index, which gives all or nothing, takes longer than looking
 * at the first people in order until the page is full and the count has reached its cap.
 */
const FREQUENT = 200_000;
/** Number of people that are looked at in the order of the list. */
const WALKED = 20_000;
/** From so many matches on (as the planner expects them) that there are more than COUNT_CAP stays true for a while. */
const CERTAIN = 10 * COUNT_CAP;
type Found = { ids: string[]; total: number | null };

/**
 * Finds people by what is written about them. Whichever is the smaller set is read whole: those who match the words, or
 * those whom the filters leave. When both are large, the page is filled from the first in order.
 */
@Injectable()
export class CandidateSearch {
  /** These limits decide only which way a search takes. Specs set them low, to try each way with few people. */
  readonly limits = {
    few: FEW,
    several: SEVERAL,
    frequent: FREQUENT,
    certain: CERTAIN,
    newest: NEWEST,
    walked: WALKED,
  };

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly found: FoundSearches,
  ) {}

  /**
   * `version`: while it stays the same, the words find the same people, whatever else changes. Null: the text has
   * nothing to look for.
   */
  async compile(text: string): Promise<(CompiledSearch & { version: string }) | null> {
    const terms = parseSearch(text);
    if (terms.length === 0) return null;
    const { version, stems } = await db(this.dataSource)
      .selectFrom('version_busqueda')
      .select((eb) => eb.cast<string>(eb.fn.sum('version'), 'text').as('version'))
      .select(stemsOf(stemmedWords(terms)).as('stems'))
      .executeTakeFirstOrThrow();
    return { ...searchOf(terms, new Map(Object.entries(stems))), reference: referenceIn(text), version };
  }

  /** Finds people by name, e-mail, telephone number or reference; an empty `todo` finds no one. */
  compileName(text: string): CompiledSearch {
    return { todo: nameQueryOf(text), onlyUnwanted: false, marks: [], reference: referenceIn(text) };
  }

  /** Everybody who matches a tsquery; null: more than FEW. */
  few(todo: string): Promise<string[] | null> {
    return inTransaction(this.dataSource, async (manager) => {
      await manager.query('SET LOCAL enable_seqscan = off');
      const people = await matchesOf(manager, todo, this.limits.few + 1);
      return people.length > this.limits.few ? null : people;
    });
  }

  /** Ids of one page in their order, with the total up to COUNT_CAP; null beyond. */
  find({ todo, onlyUnwanted, reference }: CompiledSearch, order: SearchOrder): Promise<Found> {
    return inTransaction(this.dataSource, async (manager) => {
      // The search has nothing but stop words.
      if (todo === '') return { ids: [], total: 0 };
      // The planner takes reading every vector for cheap: it does not count what unpacking them costs.
      await manager.query('SET LOCAL enable_seqscan = off');
      // Few people match such a word, whatever it means.
      if (reference) return referred(manager, matchedBy(todo, reference), order);
      // A search of unwanted words alone leaves nearly everybody whom the filters leave.
      if (onlyUnwanted) {
        return (await leavesFew(manager, order.where, this.limits.newest))
          ? this.amongThese(manager, todo, order)
          : { ids: await this.page(manager, todo, order), total: null };
      }
      const expected = await expectedOf(manager, todo);
      const search = JSON.stringify([todo, textOf(order.where)]);
      if (expected.matches >= this.limits.certain && this.found.hasMany(search)) {
        return { ids: await this.likelyPage(manager, todo, order, expected), total: null };
      }
      const found = await this.findAndCount(manager, todo, order, expected);
      if (found.total === null) this.found.noteMany(search);
      return found;
    });
  }

  private async findAndCount(
    manager: EntityManager,
    todo: string,
    order: SearchOrder,
    expected: Expected,
  ): Promise<Found> {
    const { few, several, frequent, newest, walked } = this.limits;
    if (expected.matches >= frequent) {
      const all = { ...order, offset: 0, limit: COUNT_CAP + 1 };
      const ids = await firstInOrder(manager, todo, all, walked);
      const end = order.offset + order.limit;
      if (ids.length > COUNT_CAP && end <= ids.length) {
        return { ids: ids.slice(order.offset, end), total: null };
      }
    }
    if (expected.matches < several) {
      const { matches, left, ids } = await amongFew(manager, todo, order, few);
      if (matches <= few) return { ids, total: left > COUNT_CAP ? null : left };
    }
    if (await leavesFew(manager, order.where, newest)) {
      return this.amongThese(manager, todo, order);
    }
    const total = await countMatches(manager, todo, order.where);
    if (total !== null && total <= order.offset) return { ids: [], total };
    return { ids: await this.likelyPage(manager, todo, order, expected), total };
  }

  /**
   * When few people match, a page is hardly found among the first of the order: then every match is read and ordered.
   */
  private likelyPage(
    manager: EntityManager,
    todo: string,
    order: SearchOrder,
    expected: Expected,
  ): Promise<string[]> {
    const amongNewest = (expected.matches / expected.people) * this.limits.newest;
    return amongNewest < order.offset + order.limit
      ? matchesFirst(manager, todo, order)
      : this.page(manager, todo, order);
  }

  /** From the first in order; all matches are ordered only when those do not fill it. */
  private async page(manager: EntityManager, todo: string, order: SearchOrder): Promise<string[]> {
    const newest = await firstInOrder(manager, todo, order, this.limits.newest);
    return newest.length === order.limit ? newest : matchesFirst(manager, todo, order);
  }

  /** When the filters leave no more than NEWEST: page and total of all of them. */
  private async amongThese(manager: EntityManager, todo: string, order: SearchOrder): Promise<Found> {
    const all = await firstInOrder(
      manager,
      todo,
      { ...order, offset: 0, limit: this.limits.newest },
      this.limits.newest,
    );
    const total = all.length > COUNT_CAP ? null : all.length;
    return { ids: all.slice(order.offset, order.offset + order.limit), total };
  }
}
