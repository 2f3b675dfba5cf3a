import { Client } from 'pg';
import type { Environment } from '../../platform/environment/environment.js';
import { examineChannels } from './channels.js';
import { examineFigures, examineServer } from './database.js';
import { examineSchema } from './schema.js';
import { bad, type Examination, type Finding, type Patient } from './finding.js';
import { examineFiles } from './files.js';
import { examineSettings } from './settings.js';
import {
  examineBackups,
  examineDisk,
  examineErasures,
  examineRetention,
  examineSecretFiles,
} from './stores.js';
import { examineInbound, examineJobs, examineKeys, examineLog, examineMail } from './work.js';

export type { Finding };

/** What the tables must be whole for. */
const OF_ROWS: Readonly<Record<string, Examination>> = {
  figures: examineFigures,
  jobs: examineJobs,
  mail: examineMail,
  inbound: examineInbound,
  channels: examineChannels,
  files: examineFiles,
  keys: examineKeys,
  log: examineLog,
  retention: examineRetention,
  erasures: examineErasures,
  backups: examineBackups,
};

/**
 * Looks at an installation part by part and changes nothing but a small object in the store of files, which it removes.
 * What breaks while it is looked at is a finding too.
 */
export async function* examine(
  environment: Environment,
  options: { running: boolean; deep: boolean; backupDir: string },
): AsyncGenerator<Finding, void> {
  const client = new Client({
    connectionString: environment.databaseDirectUrl,
    application_name: 'fleet-hiring-doctor',
    connectionTimeoutMillis: 5000,
  });
  // A connection that breaks fails the query that uses it.
  client.on('error', () => undefined);
  const patient: Patient = { environment, client, ...options };
  yield* await look('settings', examineSettings, patient);
  yield* await look('disk', examineDisk, patient);
  yield* await look('secrets', examineSecretFiles, patient);
  try {
    await client.connect();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    yield bad(
      'database',
      `no connection${code}.`,
      'Check DATABASE_URL, and DATABASE_DIRECT_URL where it is set.',
    );
    return;
  }
  try {
    yield* await look('database', examineServer, patient);
    const schema = await look('schema', examineSchema, patient);
    yield* schema;
    // Without tables there is nothing else to check.
    if (schema.some(({ state }) => state === 'bad')) return;
    for (const [name, examination] of Object.entries(OF_ROWS)) yield* await look(name, examination, patient);
  } finally {
    await client.end();
  }
}

async function look(name: string, examination: Examination, patient: Patient): Promise<Finding[]> {
  try {
    return await examination(patient);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    const reason = error instanceof Error ? error.name : 'unknown';
    return [
      bad(
        name,
        `it cannot be looked at: ${reason}${code}.`,
        'Mend what stands above, and run the doctor again.',
      ),
    ];
  }
}
