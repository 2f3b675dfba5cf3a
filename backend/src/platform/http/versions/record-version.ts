import { sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../auth/actor.js';
import { db } from '../../database/sql/db.js';

/** Where the version of a record stands. All of it is written in the code, and none of it comes from a request. */
export interface RecordVersion {
  table: string;
  /** `xmin`: of a row that has no version of its own, the transaction that wrote it last. */
  by?: 'version' | 'xmin';
  /** The parameter of the path that names it, or null for a table of one row. */
  param?: string | null;
  /** The column that says whose it is: another's is not there. */
  owner?: string;
}

/** The version of the record that a request names; null: there is none. `lock`: nobody changes it until the transaction ends. */
export async function readVersion(
  manager: EntityManager,
  { table, by = 'version', owner }: RecordVersion,
  id: string | number,
  actor: Actor | null,
  lock = false,
): Promise<string | null> {
  const row = await db(manager)
    .selectFrom(sql<{ id: string | number }>`${sql.table(table)}`.as('r'))
    .where('r.id', '=', id)
    .$if(owner !== undefined, (of) =>
      of.where(sql<boolean>`${sql.ref(`r.${owner}`)} = ${actor?.userId ?? null}`),
    )
    .select(sql<string>`${sql.ref(`r.${by}`)}::text`.as('version'))
    .$if(lock, (of) => of.forUpdate())
    .executeTakeFirst();
  return row?.version ?? null;
}
