import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { db, type Source } from '../../platform/database/sql/db.js';

/** Whether the table exists: a later version may have added it. */
export async function hasTable(source: Source, name: string): Promise<boolean> {
  const { found } = await db(source)
    .selectNoFrom(sql<boolean>`to_regclass(${name}) is not null`.as('found'))
    .executeTakeFirstOrThrow();
  return found;
}

export async function serverVersion(source: Source): Promise<string> {
  const { version } = await db(source)
    .selectNoFrom(sql<string>`current_setting('server_version')`.as('version'))
    .executeTakeFirstOrThrow();
  return version;
}

/** A table that is no entity's, under a name: of PostgreSQL itself, or one that is named while the product runs. Its columns are fragments. */
export const anyTable = <As extends string>(name: string, as: As) => sql<object>`${sql.table(name)}`.as(as);

export const isOfNoExtension = (oid: string): RawBuilder<SqlBool> =>
  sql`not exists (select 1 from pg_depend d where d.objid = ${sql.ref(oid)} and d.deptype = 'e')`;
