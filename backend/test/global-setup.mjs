/**
 * One PostgreSQL for all specs and in it a database with every migration applied. Each worker clones it:
 * `CREATE DATABASE … TEMPLATE …` takes a fraction of the time of migrating.
 *
 * Gives the workers TEST_SERVER_URL (where databases may be created) and TEST_TEMPLATE (what to clone).
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { migrate } from '../../scripts/lib/backend.mjs';
import { databaseUrl, execute, TEST_SERVER_VARIABLE } from '../../scripts/lib/scratch-database.mjs';

/** Two runs may share a server. */
const TEMPLATE = `hiring_template_${randomBytes(4).toString('hex')}`;

export default async function setUp() {
  const migrations = new URL('../dist/migrate.js', import.meta.url);
  if (!fs.existsSync(migrations)) {
    throw new Error('The specs run on a migrated database: build the backend first (npm run build).');
  }
  const given = process.env[TEST_SERVER_VARIABLE];
  const postgres = given ? undefined : await startPostgres({ ephemeral: true });
  // The teardown runs in this process, in a module of its own.
  globalThis.testPostgres = postgres;
  const server = given ?? postgres?.url ?? '';

  await execute(server, `CREATE DATABASE ${TEMPLATE}`);
  globalThis.testTemplate = { server, name: TEMPLATE };
  const previous = process.env.DATABASE_URL;
  process.env.DATABASE_URL = databaseUrl(server, TEMPLATE);
  await migrate();
  // A spec that forgets to ask for its own database must not find one by accident.
  if (previous === undefined) delete process.env.DATABASE_URL;
  else process.env.DATABASE_URL = previous;

  process.env.TEST_SERVER_URL = server;
  process.env.TEST_TEMPLATE = TEMPLATE;
}
