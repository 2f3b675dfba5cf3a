import { sql } from 'kysely';
import { createHmac } from 'node:crypto';

export interface Link {
  /** Of the seal before; empty for the first. */
  previous: string;
  /** Place in the chain, from 1. */
  position: number;
  /** The entry as SEALED_TEXT spells it; null when it is gone. */
  text: string | null;
}

/** The seal of an entry: it holds every entry before as well, in their order. Hexadecimal. */
export function sealOf(key: Buffer, { previous, position, text }: Link): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([previous, position, text]))
    .digest('hex');
}

/**
 * An entry of `system_logs l` as it is sealed: every column, in an unambiguous text that depends on no setting of the
 * connection; null when it is gone. A column that is added later needs a form of its own, or old seals no longer match.
 */
export const SEALED_TEXT = sql<string | null>`case when l.id is not null then jsonb_build_array(
  l.id, to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
  l.actor_id, l.action, l.details, l.level, l.entity, l.entity_id, l.cambios)::text end`;
