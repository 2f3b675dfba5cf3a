import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { DataSource, EntityManager } from 'typeorm';
import { inTransaction } from '../../platform/database/transactions/transaction.js';
import { db, textOf } from '../../platform/database/sql/db.js';
import { countCapped } from '../../platform/database/sql/list-page.js';
import { count } from '../../platform/database/sql/scalars.js';
import { COUNT_CAP } from '../../platform/http/lists/list-query.js';
import { ManyMatches } from './many-matches.js';
import { nameQueryOf, type SearchTerm, tsqueriesOf } from './search-query.rules.js';

/** A search as tsqueries in their text form. */
export interface CompiledSearch {
  /** What a person must match. */
  todo: string;
  /** Any of the words that are wanted, to mark them. Empty: there are only unwanted ones. */
  alguno: string;
}

export interface SearchOrder {
  /** Conditions on `candidates`. */
  where: Expression<SqlBool>;
  /** ORDER BY on columns of `candidates`. */
  order: RawBuilder<unknown>;
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
const SORTED = [
  'candidates.id',
  'candidates.fecha_aplicacion',
  'candidates.apellidos',
  'candidates.nombre',
  'candidates.created_at',
  'candidates.espera_desde',
  'candidates.etapa',
] as const;
const hits = (todo: string) => sql<boolean>`vector @@ ${todo}::tsquery`;

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

  compile(terms: readonly SearchTerm[]): Promise<CompiledSearch> {
    const { todo, alguno } = tsqueriesOf(terms);
    return db(this.dataSource)
      .selectNoFrom([todo.as('todo'), alguno.as('alguno')])
      .executeTakeFirstOrThrow();
  }

  /** Finds people by name, e-mail or telephone number; an empty `todo` finds no one. */
  async compileName(text: string): Promise<CompiledSearch> {
    const query = nameQueryOf(text);
    if (!query) return { todo: '', alguno: '' };
    const { todo } = await db(this.dataSource).selectNoFrom(query.as('todo')).executeTakeFirstOrThrow();
    return { todo, alguno: todo };
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
      const search = JSON.stringify([todo, textOf(order.where)]);
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
    if (await this.leavesFew(manager, order.where, newest)) {
      return this.amongThese(manager, todo, order);
    }
    const total = await this.count(manager, todo, order.where);
    if (total !== null && total <= order.offset) return { ids: [], total };
    return { ids: await this.likelyPage(manager, todo, order, expected), total };
  }

  /** What PostgreSQL's statistics tell of the words: a guess, by which only the way is chosen. */
  private async expected(manager: EntityManager, todo: string): Promise<Expected> {
    const [plan] = await db(manager)
      .selectFrom('busqueda_candidatos')
      .where(hits(todo))
      .select(sql.lit(1).as('one'))
      .explain<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>('json');
    const { people } = await db(manager)
      .selectNoFrom(
        sql<number>`(select greatest(reltuples, 1)::float8 from pg_class where oid = 'busqueda_candidatos'::regclass)`.as(
          'people',
        ),
      )
      .executeTakeFirstOrThrow();
    return { matches: plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0, people };
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
    return db(manager)
      .with(
        (cte) => cte('first').materialized(),
        (on) =>
          on
            .selectFrom('busqueda_candidatos')
            .where(hits(todo))
            .select('candidato_id')
            .limit(this.limits.few + 1),
      )
      .with(
        (cte) => cte('left_by_filters').materialized(),
        (on) =>
          on
            .selectFrom('first')
            .crossJoinLateral((eb) =>
              eb
                .selectFrom('candidates')
                .whereRef('candidates.id', '=', 'first.candidato_id')
                .where(where)
                .select(SORTED)
                .offset(0)
                .as('found'),
            )
            .selectAll('found'),
      )
      .selectNoFrom((eb) => {
        const left = eb.selectFrom('left_by_filters');
        const page = left
          .select(sql<string>`id::text`.as('id'))
          .orderBy(order)
          .limit(limit)
          .offset(offset);
        return [
          eb.selectFrom('first').select(count().as('n')).$asScalar().$notNull().as('matches'),
          left.select(count().as('n')).$asScalar().$notNull().as('left'),
          sql<string[]>`array(${page})`.as('ids'),
        ];
      })
      .executeTakeFirstOrThrow();
  }

  private async leavesFew(
    manager: EntityManager,
    where: SearchOrder['where'],
    few: number,
  ): Promise<boolean> {
    const some = db(manager)
      .selectFrom('candidates')
      .where(where)
      .select('id')
      .limit(few + 1);
    const { total } = await db(manager)
      .selectFrom(some.as('capped'))
      .select(count().as('total'))
      .executeTakeFirstOrThrow();
    return total <= few;
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
  private count(manager: EntityManager, todo: string, where: SearchOrder['where']): Promise<number | null> {
    const found = db(manager)
      .selectFrom('busqueda_candidatos as b')
      .crossJoinLateral((eb) =>
        eb
          .selectFrom('candidates')
          .whereRef('candidates.id', '=', 'b.candidato_id')
          .where(where)
          .select('candidates.id')
          .offset(0)
          .as('left_by_filters'),
      )
      .where(hits(todo));
    return countCapped(manager, found);
  }

  /** For rare words: ordering the matches afterwards keeps the planner off the index of the order. */
  private async matchesFirst(
    manager: EntityManager,
    todo: string,
    { where, order, limit, offset }: SearchOrder,
  ): Promise<string[]> {
    const rows = await db(manager)
      .with(
        (cte) => cte('matches').materialized(),
        (on) => on.selectFrom('busqueda_candidatos').where(hits(todo)).select('candidato_id'),
      )
      .selectFrom('matches')
      .innerJoin('candidates', 'candidates.id', 'matches.candidato_id')
      .where(where)
      .orderBy(order)
      .limit(limit)
      .offset(offset)
      .select('candidates.id')
      .execute();
    return rows.map(({ id }) => id);
  }

  /** For frequent words: among so many people in the order of the list, until the page is full. */
  private async firstInOrder(
    manager: EntityManager,
    todo: string,
    { where, order, limit, offset }: SearchOrder,
    people: number,
  ): Promise<string[]> {
    const newest = db(manager)
      .selectFrom('candidates')
      .where(where)
      .select(SORTED)
      .orderBy(order)
      .limit(people);
    const rows = await db(manager)
      .selectFrom(newest.as('newest'))
      .crossJoinLateral((eb) =>
        eb
          .selectFrom('busqueda_candidatos as b')
          .whereRef('b.candidato_id', '=', 'newest.id')
          .where(hits(todo))
          .select(sql.lit(1).as('one'))
          .offset(0)
          .as('hit'),
      )
      .orderBy(order)
      .limit(limit)
      .offset(offset)
      .select('newest.id')
      .execute();
    return rows.map(({ id }) => id);
  }
}
