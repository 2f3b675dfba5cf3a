import { LOG_LEVELS, type LogLevel } from '@hiring/contract';
import { isUUID } from 'class-validator';
import { type Expression, sql, type SqlBool } from 'kysely';
import type { DataSource } from 'typeorm';
import { every, rowOf } from '../platform/database/sql/conditions.js';
import { db } from '../platform/database/sql/db.js';
import { hasWords } from '../platform/database/sql/list-search.js';
import { anyText, day, idOf, oneOf } from '../platform/http/lists/filter-rules.js';
import { searchWords } from '../platform/http/lists/search-words.js';

export const LOG_FILTERS = {
  q: anyText('Words of action and details.'),
  nivel: oneOf(LOG_LEVELS, 'Level of the entry.'),
  usuario: anyText(
    'Id, part of the name or of the e-mail, or `system`: what they did, and what was done with their account.',
  ),
  accion: anyText('Code of the action.'),
  desde: day('On this day of Madrid or later.'),
  hasta: day('On this day of Madrid or before.'),
  entity: anyText('Kind of record.'),
  entity_id: anyText('Id of the record.'),
  cuenta: idOf('Id of an account: what it did and what was done with it.'),
};
export type LogFilter = Partial<Record<keyof typeof LOG_FILTERS, string>>;

/** Accounts that a partial name or address may match. */
const MOST_ACCOUNTS = 50;

/** SQL conditions on `system_logs l`; days are of Europe/Madrid, both included. */
export async function logConditions(dataSource: DataSource, filter: LogFilter): Promise<Expression<SqlBool>> {
  const { nivel, usuario, accion, desde, hasta, entity, entity_id, cuenta } = filter;
  const l = rowOf<'system_logs', 'l'>();
  return every(
    nivel && l('l.level', '=', nivel as LogLevel),
    accion && l('l.action', '=', accion),
    entity && l('l.entity', '=', entity),
    entity_id && l('l.entity_id', '=', entity_id),
    desde && sql<SqlBool>`l.created_at >= ${desde}::date::timestamp at time zone 'Europe/Madrid'`,
    hasta && sql<SqlBool>`l.created_at < (${hasta}::date + 1)::timestamp at time zone 'Europe/Madrid'`,
    cuenta && concerns([cuenta]),
    usuario &&
      (usuario === 'system' ? l('l.actor_id', 'is', null) : concerns(await accountsOf(dataSource, usuario))),
  );
}

/** What the accounts did, and what was done to them. */
const concerns = (accounts: readonly string[]) =>
  sql<SqlBool>`(l.actor_id = any(${accounts}::uuid[])
    or (l.entity = 'user' and l.entity_id = any(${accounts}::uuid[]::text[])))`;

/** An id, or a part of name or address. */
async function accountsOf(dataSource: DataSource, text: string): Promise<string[]> {
  if (isUUID(text)) return [text];
  const words = searchWords(text);
  if (words.length === 0) return [];
  const rows = await db(dataSource)
    .selectFrom('users')
    .where((eb) => hasWords(eb.ref('busqueda'), words))
    .select('id')
    .limit(MOST_ACCOUNTS)
    .execute();
  return rows.map(({ id }) => id);
}
