import { LOG_LEVELS } from '@hiring/contract';
import { isUUID } from 'class-validator';
import type { DataSource } from 'typeorm';
import { Conditions } from '../platform/database/ordered-page.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { isDay } from '../platform/http/day.js';
import { searchWords } from '../platform/http/search-words.js';

export const LOG_FILTERS = [
  'q',
  'nivel',
  'usuario',
  'accion',
  'desde',
  'hasta',
  'entity',
  'entity_id',
  'cuenta',
] as const;
export type LogFilter = Partial<Record<(typeof LOG_FILTERS)[number], string>>;

/** Accounts that a part of a name or address may stand for. */
const MOST_ACCOUNTS = 50;

/** @throws {DomainError} `invalid_query` naming the filter. */
export function assertLogFilter(filter: LogFilter): void {
  const refuse = (name: string) => new DomainError('invalid_query', { name: `filter.${name}` });
  if (filter.nivel && !LOG_LEVELS.some((level) => level === filter.nivel)) throw refuse('nivel');
  if (filter.cuenta && !isUUID(filter.cuenta)) throw refuse('cuenta');
  for (const name of ['desde', 'hasta'] as const) {
    if (filter[name] && !isDay(filter[name])) throw refuse(name);
  }
}

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
