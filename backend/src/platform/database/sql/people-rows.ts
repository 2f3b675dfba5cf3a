import { type Expression, sql, type SqlBool } from 'kysely';
import type { DataSource } from 'typeorm';
import type { Page } from '../../http/lists/list-query.js';
import type { PeopleListQuery } from '../../http/lists/people-list.js';
import { every } from './conditions.js';
import { db } from './db.js';
import { findPage, type OrderKey } from './list-page.js';
import { isAnyOf } from './scalars.js';

type Table = 'notas_candidato' | 'documentos_solicitados' | 'invitaciones_cita';

const ID = sql<string>`r.id`;

/**
 * Ids of a page of rows that belong to people, by when they were made. Nothing of a deleted record is shown.
 * @param and what else is true of a row `r`
 */
export async function findOfPeople(
  source: DataSource,
  table: Table,
  { candidateId, ids, direction, ...window }: PeopleListQuery,
  and?: Expression<SqlBool>,
): Promise<Omit<Page<string>, 'items'> & { ids: string[] }> {
  const from = db(source)
    .selectFrom(sql<object>`${sql.table(table)}`.as('r'))
    .innerJoin('candidates as c', (join) => join.on(sql<SqlBool>`c.id = r.candidato_id`))
    .where(
      every(
        sql<SqlBool>`c.deleted_at is null`,
        and,
        candidateId !== null && sql<SqlBool>`r.candidato_id = ${candidateId}::uuid`,
        ids && isAnyOf(ID, ids),
      ),
    );
  const keys: OrderKey[] = [
    { by: sql`r.created_at`, type: 'timestamptz', direction },
    { by: ID, type: 'uuid', direction },
  ];
  const found = await findPage(source, from, { id: ID, keys, window });
  return { ...found, offset: window.offset, byCursor: window.after !== null };
}

/** The rows in the order of their ids. */
export function sortedAs<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
