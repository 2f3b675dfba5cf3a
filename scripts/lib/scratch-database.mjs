/** An empty database for one check, on the run's test server or its own. */
import { randomBytes } from 'node:crypto';
import { migrate } from './backend.mjs';
import { startPostgres } from './postgres.mjs';

/** Set by a run that already has a server for its tests. */
export const TEST_SERVER_VARIABLE = 'TEST_DATABASE_SERVER_URL';

/**
 * @param {import('./shutdown.mjs').Shutdown} shutdown
 * @param {string} [within] the folder of its files; default: in memory where there is plenty
 * @returns {Promise<string>} the address of a server where databases may be created
 */
export async function testServer(shutdown, within) {
  const given = process.env[TEST_SERVER_VARIABLE];
  if (given) return given;
  const postgres = await startPostgres({
    ephemeral: true,
    ...(within === undefined ? {} : { within }),
    signal: shutdown.signal,
  });
  shutdown.onStop('the test database', postgres.stop);
  return postgres.url;
}

/**
 * Creates a database with all migrations applied and makes it this process's DATABASE_URL.
 * @param {import('./shutdown.mjs').Shutdown} shutdown drops it again
 */
export async function useMigratedScratchDatabase(shutdown) {
  const server = await testServer(shutdown);
  const name = `scratch_${randomBytes(6).toString('hex')}`;
  await execute(server, `CREATE DATABASE ${name}`);
  shutdown.onStop('the scratch database', () =>
    execute(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  );
  process.env.DATABASE_URL = databaseUrl(server, name);
  await migrate();
}

/** @param {string} server @param {string} name @returns {string} the address of another database of that server */
export function databaseUrl(server, name) {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** @param {string} url @param {string} sql */
export async function execute(url, sql) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
