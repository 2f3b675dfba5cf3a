import { db, type Source } from '../../platform/database/sql/db.js';
import { hasSecondFactor } from '../second-factor/second-factors.repository.js';

/** A session that was not ended, of an active account: read by every request of a signed-in user. */
export const findStanding = (source: Source, id: string) =>
  db(source, 'standing-session')
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .where('s.id', '=', id)
    .where('s.revoked_at', 'is', null)
    .where('u.activo', '=', true)
    .select([
      's.id',
      's.user_id',
      'u.role',
      's.created_at',
      's.last_seen_at',
      's.expires_at',
      // Time of the last proof; null: none in this session.
      's.proven_at',
      's.doble_factor',
      's.refresh_hash',
      's.previous_hash',
      's.rotated_at',
    ])
    .select((eb) => hasSecondFactor(eb.ref('u.id')).as('has_second_factor'))
    .executeTakeFirst();
export type StandingSession = NonNullable<Awaited<ReturnType<typeof findStanding>>>;
