import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { statement } from '../../platform/database/sql/db.js';
import { isAmong } from '../../platform/database/sql/scalars.js';
import { hasSecondFactor } from '../second-factor/second-factors.repository.js';

/** By primary keys. */
const standing = statement((on, { ids }: { ids: readonly string[] }) =>
  on
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .where((eb) => isAmong(eb.ref('s.id'), ids))
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
      's.refresh_hash',
      's.previous_hash',
      's.rotated_at',
    ])
    .select((eb) => [
      hasSecondFactor(eb.ref('u.id')).as('has_second_factor'),
      // Database snapshot of this read: equal snapshots see the same rows.
      sql<string>`pg_current_snapshot()::text`.as('snapshot'),
    ]),
);
/** A session that was not ended, of an active account. */
export type StandingSession = Awaited<ReturnType<typeof standing>>[number];

/** Reads the session of every request of a signed-in user: those that arrive together with one statement. */
@Injectable()
export class StandingSessions {
  private readonly loader: DataLoader<string, StandingSession | null>;

  constructor(dataSource: DataSource) {
    const read = async (ids: readonly string[]): Promise<(StandingSession | null)[]> => {
      const found = new Map((await standing(dataSource, { ids })).map((one) => [one.id, one]));
      return ids.map((id) => found.get(id) ?? null);
    };
    // Requests of different sockets come in different ticks of one turn of the event loop.
    this.loader = new DataLoader(read, { cache: false, batchScheduleFn: setImmediate });
  }

  find(id: string): Promise<StandingSession | null> {
    return this.loader.load(id);
  }
}
