import type { EntityManager } from 'typeorm';
import type { Actor } from '../../auth/actor.js';

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
  const own = owner ? ` AND ${owner} = $2` : '';
  const [row] = await manager.query<{ version: string }[]>(
    `SELECT ${by}::text AS version FROM ${table} WHERE id = $1${own}${lock ? ' FOR UPDATE' : ''}`,
    owner ? [id, actor?.userId ?? null] : [id],
  );
  return row?.version ?? null;
}
