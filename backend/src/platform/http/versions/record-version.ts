import { sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../auth/actor.js';
import { db } from '../../database/sql/db.js';

/** Table and column of a record's version. All values are constants in the code; none comes from a request. */
export interface RecordVersion {
  table: string;
  /** `xmin`: for a row without a version column, the last transaction that wrote it. */
  by?: 'version' | 'xmin';
  /** The path parameter with its id; null for a table with one row. */
  param?: string | null;
  /** The column of the owner: a record of another owner does not exist for the request. */
  owner?: string;
}

const READ_WITH = new WeakMap<object, string>();

/** Notes the version that a statement read with the response itself, for a response without a `version`. */
export function withVersion<Body extends object>(body: Body, version: string): Body {
  READ_WITH.set(body, version);
  return body;
}

export const versionReadWith = (body: unknown): string | null =>
  typeof body === 'object' && body !== null ? (READ_WITH.get(body) ?? null) : null;

/** The version of the requested record; null: it does not exist. `lock`: locks the row until the transaction ends. */
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
