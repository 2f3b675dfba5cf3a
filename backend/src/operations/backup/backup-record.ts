import { sql } from 'kysely';
import type { Client } from 'pg';
import { db } from '../../platform/database/sql/db.js';
import type { Environment } from '../../platform/environment/environment.js';
import { BackupError } from './backup-error.js';
import { type BackupFault, type BackupState, BACKUP_FAULTS, faultOf } from './backup.rules.js';
import { verdictOfBackups } from '../system/verdict.rules.js';
import { connect } from './connect.js';
import { requireMigrated } from './write-backup.js';

/** Held from the beginning of a backup to the end of its trial: a process that is gone holds nothing. */
const RUNNING_LOCK = 7_140_231;

/** Writes down that a backup began and how it ended, for the product that tells of it. */
export class BackupRecord {
  private constructor(
    private readonly databaseUrl: string,
    private readonly client: Client,
  ) {}

  /** @throws {BackupError} when another one is being taken, or the database is of an earlier version. */
  static async begin({ databaseDirectUrl }: Pick<Environment, 'databaseDirectUrl'>): Promise<BackupRecord> {
    const client = await connect(databaseDirectUrl, 'backup');
    try {
      await requireMigrated(client);
      const { held } = await db(client)
        .selectNoFrom(sql<boolean>`pg_try_advisory_lock(${RUNNING_LOCK})`.as('held'))
        .executeTakeFirstOrThrow();
      if (!held)
        throw new BackupError('Another backup of this installation is being taken: wait for its end.');
      await client.query(
        `INSERT INTO copias_seguridad (id, intento_at) VALUES (1, clock_timestamp())
         ON CONFLICT (id) DO UPDATE SET intento_at = clock_timestamp(), terminado_at = NULL, fallo = NULL`,
      );
    } catch (error) {
      await client.end();
      throw error;
    }
    return new BackupRecord(databaseDirectUrl, client);
  }

  good({ bytes, tried }: { bytes: number; tried: boolean }): Promise<void> {
    return this.end(
      `UPDATE copias_seguridad SET terminado_at = clock_timestamp(), fallo = NULL, buena_at = intento_at,
         buena_segundos = extract(epoch FROM clock_timestamp() - intento_at), buena_bytes = $1, buena_probada = $2`,
      [bytes, tried],
    );
  }

  failed(reason: unknown): Promise<void> {
    const fault = typeof reason === 'string' && reason in BACKUP_FAULTS ? reason : faultOf(reason);
    return this.end('UPDATE copias_seguridad SET terminado_at = clock_timestamp(), fallo = $1', [fault]);
  }

  /** The connection may have been lost during the trial, which takes long. */
  private async end(statement: string, values: unknown[]): Promise<void> {
    const answers = db(this.client)
      .selectNoFrom(sql`1`.as('one'))
      .execute();
    const client = await answers.then(
      () => this.client,
      () => connect(this.databaseUrl, 'backup'),
    );
    await client.query(statement, values);
    await showInStatus(client);
    await client.end();
  }
}

/** The status shows the last check: whoever has just made a backup need not wait a minute for the next one. */
async function showInStatus(client: Client): Promise<void> {
  const { estado, mensaje, datos } = verdictOfBackups(await readBackupState(client));
  await client.query(
    `UPDATE sistema_comprobaciones SET estado = $1, mensaje = $2, datos = $3, comprobado_at = clock_timestamp()
     WHERE componente = 'copias'`,
    [estado, mensaje, JSON.stringify(datos)],
  );
}

/** What is known of the backups of this installation. Begins to count when it is first asked. */
export async function readBackupState(source: Parameters<typeof db>[0]): Promise<BackupState> {
  await db(source)
    .insertInto('copias_seguridad')
    .values({ intento_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db(source)
    .selectFrom('copias_seguridad')
    .selectAll()
    .select([
      sql<boolean>`exists (select 1 from pg_locks where locktype = 'advisory' and classid = 0
        and objid = ${sql.lit(RUNNING_LOCK)} and objsubid = 1 and granted
        and database = (select oid from pg_database where datname = current_database()))`.as('running'),
      sql<number>`extract(epoch from clock_timestamp() - coalesce(buena_at, desde))::float8 * 1000`.as('age'),
    ])
    .executeTakeFirstOrThrow();
  const { running, buena_at, buena_segundos, buena_bytes, buena_probada } = row;
  return {
    running,
    fault: row.fallo as BackupFault | null,
    stopped: row.intento_at !== null && row.terminado_at === null && !running,
    good: buena_at && {
      at: buena_at,
      seconds: buena_segundos ?? 0,
      bytes: buena_bytes ?? 0,
      tried: buena_probada ?? false,
    },
    ageMs: row.age,
    since: buena_at ?? row.desde,
  };
}
