import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { EntityManager } from 'typeorm';
import { db } from '../../../platform/database/sql/db.js';
import { countCapped } from '../../../platform/database/sql/list-page.js';
import { count } from '../../../platform/database/sql/scalars.js';

/** The ways to read the people who match a tsquery `todo`; candidate-search.ts chooses between them. */

export interface SearchOrder {
  /** Conditions on `candidates`. */
  where: Expression<SqlBool>;
  /** ORDER BY on columns of `candidates`. */
  order: RawBuilder<unknown>;
  limit: number;
  offset: number;
}

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

export type Expected = { matches: number; people: number };

/** What PostgreSQL's statistics tell of the words: a guess, by which only the way is chosen. */
export async function expectedOf(manager: EntityManager, todo: string): Promise<Expected> {
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
 * Reads the index once: how many matches there are, up to one more than `few`; how many of these the filters leave, and
 * the page of those.
 */
export async function amongFew(
  manager: EntityManager,
  todo: string,
  { where, order, limit, offset }: SearchOrder,
  few: number,
): Promise<{ matches: number; left: number; ids: string[] }> {
  return db(manager)
    .with(
      (cte) => cte('first').materialized(),
      (on) =>
        on
          .selectFrom('busqueda_candidatos')
          .where(hits(todo))
          .select('candidato_id')
          .limit(few + 1),
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

export async function matchesOf(manager: EntityManager, todo: string, most: number): Promise<string[]> {
  const found = db(manager).selectFrom('busqueda_candidatos').where(hits(todo));
  const rows = await found.select('candidato_id').limit(most).execute();
  return rows.map(({ candidato_id }) => candidato_id);
}

export async function leavesFew(
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

/** Counts up to COUNT_CAP, match by match, so that it ends there; null beyond. */
export function countMatches(
  manager: EntityManager,
  todo: string,
  where: SearchOrder['where'],
): Promise<number | null> {
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
export async function matchesFirst(
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

/** Of everybody in `matched`, who are few: a page, with the total up to COUNT_CAP. */
export async function referred(
  manager: EntityManager,
  matched: RawBuilder<{ candidato_id: string }>,
  { where, order, limit, offset }: SearchOrder,
): Promise<{ ids: string[]; total: number | null }> {
  const found = db(manager)
    .with(
      (cte) => cte('matches').materialized(),
      () => matched,
    )
    .selectFrom('matches')
    .innerJoin('candidates', 'candidates.id', 'matches.candidato_id')
    .where(where);
  const rows = await found.orderBy(order).limit(limit).offset(offset).select('candidates.id').execute();
  return { ids: rows.map(({ id }) => id), total: await countCapped(manager, found) };
}

/** For frequent words: among so many people in the order of the list, until the page is full. */
export async function firstInOrder(
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
