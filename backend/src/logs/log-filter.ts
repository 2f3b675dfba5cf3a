import { LOG_LEVELS } from '@hiring/contract';
import { isUUID } from 'class-validator';
import type { DataSource } from 'typeorm';
import { Conditions } from '../platform/database/ordered-page.js';
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

/** Accounts that a part of a name or address may stand for. */
const MOST_ACCOUNTS = 50;

/** The conditions on `system_logs`; days are those of Madrid, both included. */
export async function logConditions(dataSource: DataSource, filter: LogFilter): Promise<Conditions> {
  const conditions = new Conditions();
  const { nivel, usuario, accion, desde, hasta, entity, entity_id, cuenta } = filter;
  if (nivel) conditions.add('level = ?', nivel);
  if (accion) conditions.add('action = ?', accion);
  if (entity) conditions.add('entity = ?', entity);
  if (entity_id) conditions.add('entity_id = ?', entity_id);
  // What somebody did, and what was done with the account.
  if (cuenta)
    conditions.add(`(actor_id = ?::uuid OR (entity_id = ?::uuid::text AND entity = 'user'))`, cuenta);
  if (desde) conditions.add(`created_at >= ?::date::timestamp AT TIME ZONE 'Europe/Madrid'`, desde);
  if (hasta) conditions.add(`created_at < (?::date + 1)::timestamp AT TIME ZONE 'Europe/Madrid'`, hasta);
  if (usuario === 'system') conditions.add('actor_id IS NULL');
  // What somebody did, and what was done with their account.
  else if (usuario)
    conditions.add(
      `(actor_id = ANY(?::uuid[]) OR (entity = 'user' AND entity_id = ANY(?::uuid[]::text[])))`,
      await accountsOf(dataSource, usuario),
    );
  return conditions;
}

/** An id, or a part of name or address. */
async function accountsOf(dataSource: DataSource, text: string): Promise<string[]> {
  if (isUUID(text)) return [text];
  const words = searchWords(text);
  const rows = await dataSource.query<{ id: string }[]>(
    `SELECT id FROM users WHERE ${words.map((_, index) => `busqueda LIKE $${index + 1}`).join(' AND ') || 'false'}
     LIMIT ${MOST_ACCOUNTS}`,
    words.map((word) => `%${word}%`),
  );
  return rows.map(({ id }) => id);
}
