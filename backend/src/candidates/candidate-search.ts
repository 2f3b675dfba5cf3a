import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { inTransaction } from '../platform/database/transaction.js';
import { COUNT_CAP } from '../platform/http/list-query.js';
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

/** Frequent words are found here: among the newest, without ordering every match (scale.md). */
const NEWEST = 5000;
const SORTED = 'candidates.id, fecha_aplicacion, apellidos, nombre, created_at, espera_desde';

/** Finds people by what is written about them, in two steps that scale.md measured. */
@Injectable()
export class CandidateSearch {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async compile(terms: readonly SearchTerm[]): Promise<CompiledSearch> {
    const { sql, params } = searchSql(terms);
    const [compiled] = await this.dataSource.query<CompiledSearch[]>(sql, params);
    return compiled ?? { todo: '', alguno: '' };
  }

  /** Ids of one page in their order, with the total up to COUNT_CAP; null beyond. */
  find(
    { todo, alguno }: CompiledSearch,
    order: SearchOrder,
  ): Promise<{ ids: string[]; total: number | null }> {
    return inTransaction(this.dataSource, async (manager) => {
      // Nothing but words that Spanish leaves out.
      if (todo === '') return { ids: [], total: 0 };
      // The planner takes reading every vector for cheap: it does not count what unpacking them costs.
      await manager.query('SET LOCAL enable_seqscan = off');
      const total = alguno === '' ? null : await this.count(manager, todo, order.where);
      if (total !== null) {
        return { ids: total > order.offset ? await this.matchesFirst(manager, todo, order) : [], total };
      }
      const newest = await this.amongNewest(manager, todo, order);
      const filled = newest.length === order.limit;
      return { ids: filled ? newest : await this.matchesFirst(manager, todo, order), total };
    });
  }

  /** Counts up to COUNT_CAP through the index of the vectors; null beyond. */
  private async count(
    manager: EntityManager,
    todo: string,
    where: SearchOrder['where'],
  ): Promise<number | null> {
    const [row] = await manager.query<{ total: string }[]>(
      `WITH matches AS MATERIALIZED (
         SELECT candidato_id FROM busqueda_candidatos WHERE vector @@ $${where.params.length + 1}::tsquery
       ) SELECT count(*) AS total FROM (
         SELECT 1 FROM matches JOIN candidates ON candidates.id = candidato_id
         WHERE ${where.sql} LIMIT ${COUNT_CAP + 1}
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

  /** For frequent words: in the order of the list, until the page is full. */
  private amongNewest(
    manager: EntityManager,
    todo: string,
    { where, order, ...page }: SearchOrder,
  ): Promise<string[]> {
    return idsOf(
      manager,
      `SELECT id FROM (
         SELECT ${SORTED} FROM candidates WHERE ${where.sql} ORDER BY ${order} LIMIT ${NEWEST}
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
