import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { createDataSource } from '../src/data-source.js';

export interface WorldDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Used when a single file is run without the global set-up. */
const LOCAL_SERVER = 'postgres://postgres@127.0.0.1:5599/postgres';
const TEMPLATE_LOCK = 7_140_223;

/** A database of its own for one test file, cloned from a migrated template. */
export async function createDatabase(): Promise<WorldDatabase> {
  const server = process.env.TEST_SERVER_URL ?? LOCAL_SERVER;
  const template = process.env.TEST_TEMPLATE ?? (await makeTemplate(server));
  const name = `world_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  return {
    url: databaseUrl(server, name),
    drop: () =>
      onServer(server, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`)).then(() => undefined),
  };
}

/** Made by the first who asks and named by the migrations, so that a change of them makes another. */
async function makeTemplate(server: string): Promise<string> {
  const folder = join(import.meta.dirname, '../src/platform/database/migrations');
  const digest = createHash('sha256');
  for (const file of readdirSync(folder).sort()) digest.update(readFileSync(join(folder, file)));
  const name = `world_template_${digest.digest('hex').slice(0, 12)}`;
  await onServer(server, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return;
    const unfinished = `${name}_new`;
    await client.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${unfinished}`);
    const dataSource = await createDataSource(databaseUrl(server, unfinished)).initialize();
    try {
      await dataSource.runMigrations();
    } finally {
      await dataSource.destroy();
    }
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
  });
  return name;
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer<T>(server: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
