import { sql } from 'kysely';
import { createHmac } from 'node:crypto';

export interface Link {
  /** The previous seal; empty for the first. */
  previous: string;
  /** Place in the chain, from 1. */
  position: number;
  /** The entry as SEALED_TEXT; null when it is deleted. */
  text: string | null;
}

/** The seal of an entry, in hexadecimal: it covers all earlier entries and their order. */
export function sealOf(key: Buffer, { previous, position, text }: Link): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([previous, position, text]))
    .digest('hex');
}

/**
 * The canonical text of an entry of `system_logs l`: every column, unambiguous, independent of connection settings;
 * null when it is deleted. A column added later needs a version of its own, or old seals no longer match.
 */
export const SEALED_TEXT = sql<string | null>`case when l.id is not null then jsonb_build_array(
  l.id, to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
  l.actor_id, l.action, l.details, l.level, l.entity, l.entity_id, l.cambios)::text end`;
