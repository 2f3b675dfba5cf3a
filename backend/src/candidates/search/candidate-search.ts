import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { inTransaction } from '../../platform/database/transactions/transaction.js';
import { COUNT_CAP } from '../../platform/http/lists/list-query.js';
import { ManyMatches } from './many-matches.js';
import { type SearchTerm, searchSql } from './search-query.rules.js';

/** A search as tsqueries in their text form. */
export interface CompiledSearch {
  /** What a person must match. */
  todo: string;
  /** Any of the words that are wanted, to mark them. Empty: there are only unwanted ones. */
  alguno: string;
}

export interface SearchOrder {
  /** Conditions on `candidates`, with the values of their placeholders. */
  where: { sql: string; params: readonly unknown[] };
  /** ORDER BY on columns of `candidates`. */
  order: string;
  limit: number;
  offset: number;
}

/** Frequent words are found here: among the first in order, without ordering every match. */
const NEWEST = 5000;
/** Matches that are cheap to read all, whatever the filters leave of them. */
const FEW = 3000;
/** From so many matches on (as the planner expects them) nobody looks whether they are FEW. */
const SEVERAL = 20_000;
/**
 * From so many matches on (as the planner expects them) the index, which gives all or nothing, takes longer than looking
 * at the first people in order until the page is full and the count has reached its cap.
 */
const FREQUENT = 200_000;
/** People that are looked at so. */
const WALKED = 20_000;
/** From so many matches on (as the planner expects them) that there are more than COUNT_CAP stays true for a while. */
const CERTAIN = 10 * COUNT_CAP;
const SORTED = 'candidates.id, fecha_aplicacion, apellidos, nombre, created_at, espera_desde, etapa';

type Found = { ids: string[]; total: number | null };
type Expected = { matches: number; people: number };

/**
 * Finds people by what is written about them. Whichever is the smaller set is read whole: those who match the words, or
 * those whom the filters leave. When both are large, the page is filled from the first in order.
 */
@Injectable()
export class CandidateSearch {
  /** Which way is taken, and nothing else, depends on them: the specs go each way with few people. */
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
    private readonly many: ManyMatches,
  ) {}

  async compile(terms: readonly SearchTerm[]): Promise<CompiledSearch> {
    const { sql, params } = searchSql(terms);
    const [compiled] = await this.dataSource.query<CompiledSearch[]>(sql, params);
    return compiled ?? { todo: '', alguno: '' };
  }

  /** Ids of one page in their order, with the total up to COUNT_CAP; null beyond. */
  find({ todo, alguno }: CompiledSearch, order: SearchOrder): Promise<Found> {
    return inTransaction(this.dataSource, async (manager) => {
      // Nothing but words that Spanish leaves out.
      if (todo === '') return { ids: [], total: 0 };
      // The planner takes reading every vector for cheap: it does not count what unpacking them costs.
      await manager.query('SET LOCAL enable_seqscan = off');
      // Unwanted words alone leave nearly everybody.
      if (alguno === '') return { ids: await this.page(manager, todo, order), total: null };
      const expected = await this.expected(manager, todo);
      const search = JSON.stringify([todo, order.where]);
      if (expected.matches >= this.limits.certain && this.many.has(search)) {
        return { ids: await this.likelyPage(manager, todo, order, expected), total: null };
      }
      const found = await this.findAndCount(manager, todo, order, expected);
      if (found.total === null) this.many.note(search);
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
      const ids = await this.firstInOrder(manager, todo, all, walked);
      const end = order.offset + order.limit;
      if (ids.length > COUNT_CAP && end <= ids.length) {
        return { ids: ids.slice(order.offset, end), total: null };
      }
    }
    if (expected.matches < several) {
      const { matches, left, ids } = await this.amongFew(manager, todo, order);
      if (matches <= few) return { ids, total: left > COUNT_CAP ? null : left };
    }
    const { sql, params } = order.where;
    if (await this.isFew(manager, `SELECT 1 FROM candidates WHERE ${sql}`, params, newest)) {
      return this.amongThese(manager, todo, order);
    }
    const total = await this.count(manager, todo, order.where);
    if (total !== null && total <= order.offset) return { ids: [], total };
    return { ids: await this.likelyPage(manager, todo, order, expected), total };
  }

  /** What PostgreSQL's statistics tell of the words: a guess, by which only the way is chosen. */
  private async expected(manager: EntityManager, todo: string): Promise<Expected> {
    const [plan] = await manager.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }[]>(
      'EXPLAIN (FORMAT JSON) SELECT 1 FROM busqueda_candidatos WHERE vector @@ $1::tsquery',
      [todo],
    );
    const [table] = await manager.query<{ people: number }[]>(
      `SELECT greatest(reltuples, 1)::float8 AS people FROM pg_class WHERE oid = 'busqueda_candidatos'::regclass`,
    );
    return { matches: plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0, people: table?.people ?? 1 };
  }

  /**
   * Reads the index once: how many matches there are, up to one more than FEW; how many of these the filters leave, and
   * the page of those.
   */
  private async amongFew(
    manager: EntityManager,
    todo: string,
    { where, order, limit, offset }: SearchOrder,
  ): Promise<{ matches: number; left: number; ids: string[] }> {
    const [row] = await manager.query<{ matches: number; left: number; ids: string[] }[]>(
      `WITH first AS MATERIALIZED (
         SELECT candidato_id FROM busqueda_candidatos WHERE vector @@ $${where.params.length + 1}::tsquery LIMIT ${this.limits.few + 1}
       ), left_by_filters AS MATERIALIZED (
         SELECT found.* FROM first CROSS JOIN LATERAL (
           SELECT ${SORTED} FROM candidates WHERE candidates.id = first.candidato_id AND ${where.sql} OFFSET 0
         ) found
       ) SELECT (SELECT count(*)::int FROM first) AS matches, (SELECT count(*)::int FROM left_by_filters) AS "left",
         ARRAY(SELECT id::text FROM left_by_filters ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}) AS ids`,
      [...where.params, todo],
    );
    return row ?? { matches: 0, left: 0, ids: [] };
  }

  private async isFew(
    manager: EntityManager,
    sql: string,
    params: readonly unknown[],
    few: number,
  ): Promise<boolean> {
    const [row] = await manager.query<{ total: number }[]>(
      `SELECT count(*)::int AS total FROM (${sql} LIMIT ${few + 1}) capped`,
      [...params],
    );
    return (row?.total ?? 0) <= few;
  }

  /** So few of all are no page among the first: then every match is ordered. */
  private likelyPage(
    manager: EntityManager,
    todo: string,
    order: SearchOrder,
    expected: Expected,
  ): Promise<string[]> {
    const amongNewest = (expected.matches / expected.people) * this.limits.newest;
    return amongNewest < order.offset + order.limit
      ? this.matchesFirst(manager, todo, order)
      : this.page(manager, todo, order);
  }

  /** From the first in order; all matches are ordered only when those do not fill it. */
  private async page(manager: EntityManager, todo: string, order: SearchOrder): Promise<string[]> {
    const newest = await this.firstInOrder(manager, todo, order, this.limits.newest);
    return newest.length === order.limit ? newest : this.matchesFirst(manager, todo, order);
  }

  /** When the filters leave no more than NEWEST: page and total of all of them. */
  private async amongThese(manager: EntityManager, todo: string, order: SearchOrder): Promise<Found> {
    const all = await this.firstInOrder(
      manager,
      todo,
      { ...order, offset: 0, limit: this.limits.newest },
      this.limits.newest,
    );
    const total = all.length > COUNT_CAP ? null : all.length;
    return { ids: all.slice(order.offset, order.offset + order.limit), total };
  }

  /** Counts up to COUNT_CAP, match by match, so that it ends there; null beyond. */
  private async count(
    manager: EntityManager,
    todo: string,
    where: SearchOrder['where'],
  ): Promise<number | null> {
    const [row] = await manager.query<{ total: string }[]>(
      `SELECT count(*) AS total FROM (
         SELECT 1 FROM busqueda_candidatos b CROSS JOIN LATERAL (
           SELECT 1 FROM candidates WHERE candidates.id = b.candidato_id AND ${where.sql} OFFSET 0
         ) left_by_filters WHERE b.vector @@ $${where.params.length + 1}::tsquery LIMIT ${COUNT_CAP + 1}
       ) capped`,
      [...where.params, todo],
    );
    const total = Number(row?.total ?? 0);
    return total > COUNT_CAP ? null : total;
  }

  /** For rare words: ordering the matches afterwards keeps the planner off the index of the order. */
  private matchesFirst(
    manager: EntityManager,
    todo: string,
    { where, order, ...page }: SearchOrder,
  ): Promise<string[]> {
    return idsOf(
      manager,
      `WITH matches AS MATERIALIZED (
         SELECT candidato_id FROM busqueda_candidatos WHERE vector @@ $${where.params.length + 1}::tsquery
       ) SELECT candidates.id FROM matches JOIN candidates ON candidates.id = candidato_id
       WHERE ${where.sql} ORDER BY ${order}`,
      [...where.params, todo],
      page,
    );
  }

  /** For frequent words: among so many people in the order of the list, until the page is full. */
  private firstInOrder(
    manager: EntityManager,
    todo: string,
    { where, order, ...page }: SearchOrder,
    people: number,
  ): Promise<string[]> {
    return idsOf(
      manager,
      `SELECT id FROM (
         SELECT ${SORTED} FROM candidates WHERE ${where.sql} ORDER BY ${order} LIMIT ${people}
       ) newest CROSS JOIN LATERAL (
         SELECT 1 FROM busqueda_candidatos b
         WHERE b.candidato_id = newest.id AND b.vector @@ $${where.params.length + 1}::tsquery OFFSET 0
       ) hit ORDER BY ${order}`,
      [...where.params, todo],
      page,
    );
  }
}

async function idsOf(
  manager: EntityManager,
  sql: string,
  params: unknown[],
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(`${sql} LIMIT ${limit} OFFSET ${offset}`, params);
  return rows.map(({ id }) => id);
}
