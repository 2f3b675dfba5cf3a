/**
 * Prepares all specs: the compiled product, one PostgreSQL, and in it a database with every migration applied and
 * every queue created.
 * Each world clones it: `CREATE DATABASE … TEMPLATE …` takes a fraction of the time of migrating.
 *
 * A process of its own, because jest would transform the modules of a set-up. It prints `{ server, template }` as
 * JSON and cleans up when its input ends, which also happens when jest is killed.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import { startPostgres } from '../../../scripts/lib/postgres.mjs';
import { migrate } from '../../../scripts/lib/backend.mjs';
import { databaseUrl, execute, TEST_SERVER_VARIABLE } from '../../../scripts/lib/scratch-database.mjs';
import { compileProduct } from './product.mjs';
import { makeQueues } from './queues.mjs';

if (!fs.existsSync(new URL('../../dist/migrate.js', import.meta.url))) {
  throw new Error('The specs run on a migrated database: build the backend first (npm run build).');
}
await compileProduct();
const given = process.env[TEST_SERVER_VARIABLE];
const postgres = given ? undefined : await startPostgres({ ephemeral: true });
const server = given ?? postgres?.url ?? '';
/** Two runs may share a server. */
const template = `hiring_template_${randomBytes(4).toString('hex')}`;
try {
  await execute(server, `CREATE DATABASE ${template}`);
  process.env.DATABASE_URL = databaseUrl(server, template);
  await migrate();
  await makeQueues(process.env.DATABASE_URL);
  console.log(JSON.stringify({ server, template }));
  process.stdin.resume();
  await once(process.stdin, 'end');
} finally {
  if (postgres) await postgres.stop();
  else await execute(server, `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
}
