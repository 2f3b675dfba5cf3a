import type { Client } from 'pg';
import { sql } from 'kysely';
import type { Environment } from '../../platform/environment/environment.js';
import { db } from '../../platform/database/sql/db.js';
import { anyTable } from '../database/catalogue.js';
import { BackupError, type Report } from './backup-error.js';
import { connect } from './connect.js';
import { LEFT_OUT } from './format.js';
import type { Product, Reapplied } from './reapply-erasures.js';
import { Restore } from './restore-backup.js';
import { quoted } from './tables.js';

export interface Recovered {
  /** To this instant, ISO 8601. */
  at: string;
  /** A copy of the list of erasures; null: the list of this installation. */
  erasures: string | null;
  /** Believes entries of the list that were signed with another key. */
  trusted: boolean;
}

export interface Settled extends Reapplied {
  held: number;
  /** Where the list of erasures is, and its entries. */
  place: string;
  entries: number;
}

/**
 * Prepares a database that its server recovered to an earlier instant: unsent messages are held, people who were
 * erased since are erased again, sessions and one-time links end. Nothing may serve from it meanwhile. Idempotent.
 * @throws {BackupError} while something is connected, for an instant to come, and for an unsigned list of erasures.
 */
export async function settleRecovered(
  environment: Environment,
  product: Product,
  { at, erasures, trusted }: Recovered,
  report: Report,
): Promise<Settled> {
  if (Date.parse(at) > Date.now()) throw new BackupError('The instant of the recovery is still to come.');
  const restore = new Restore(environment, product);
  const { ids, place } = await restore.listErasures(erasures, trusted);
  const client = await connect(environment.databaseDirectUrl, 'restore');
  try {
    await refuseWhileConnected(client);
    await endSessions(client);
  } finally {
    await client.end();
  }
  const held = await restore.hold({ createdAt: at });
  const reapplied = await restore.eraseAgain(ids, { createdAt: at }, report);
  return { ...reapplied, held, place, entries: ids.length };
}

/** A process that serves would send what is to be held. */
async function refuseWhileConnected(client: Client): Promise<void> {
  const { n } = await db(client)
    .selectFrom(anyTable('pg_stat_activity', 'a'))
    .where(
      sql<boolean>`a.datname = current_database() and a.backend_type = 'client backend' and a.pid <> pg_backend_pid()`,
    )
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirstOrThrow();
  if (n > 0) {
    throw new BackupError(
      `${n} ${n === 1 ? 'connection uses' : 'connections use'} this database: stop every process of the product first.`,
    );
  }
}

/** What a backup leaves out: a session that was ended since would be open again, a used link would work again. */
async function endSessions(client: Client): Promise<void> {
  await client.query(`TRUNCATE ${[...LEFT_OUT].map(quoted).join(', ')} CASCADE`);
}
