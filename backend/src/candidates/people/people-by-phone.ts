import { sql } from 'kysely';
import { db, type Source } from '../../platform/database/sql/db.js';

/** As `candidates_telefono_ix` has it. */
const DIGITS = sql<string>`regexp_replace(split_part(telefono, ' ext', 1), '[^0-9+]', '', 'g')`;
const MOST = 20;

/**
 * People whose kept phone is this number, the oldest record first, 20 at most.
 * @param number E.164; Spanish ones may be kept without a prefix
 * @param hidden those of hidden records instead, which may come back
 */
export function peopleByPhone(
  source: Source,
  number: string,
  { hidden = false } = {},
): Promise<{ id: string; user_id: string | null }[]> {
  const abroad = [number, `00${number.slice(1)}`];
  const known = number.startsWith('+34') ? [...abroad, number.slice(3)] : abroad;
  return db(source)
    .selectFrom('candidates')
    .where(sql<boolean>`${DIGITS} = any(${known})`)
    .where('deleted_at', hidden ? 'is not' : 'is', null)
    .select(['id', 'user_id'])
    .orderBy('created_at')
    .limit(MOST)
    .execute();
}
