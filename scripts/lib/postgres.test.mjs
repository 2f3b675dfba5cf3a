import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, test } from 'vitest';
import pg from 'pg';
import { linkFiles, makeTemporaryDir, placeBinaries } from './postgres/placement.mjs';
import { readPostmasterFile } from './postgres/postmaster.mjs';
import { chooseServerUser } from './postgres/server-user.mjs';
import { runningPostgresUrl, startPostgres } from './postgres.mjs';
import { isAlive } from './process-identity.mjs';

// A folder that the server's user can enter, as DATA_DIR is made on a start.
const dataDir = makeTemporaryDir('postgres-test-', chooseServerUser());
const cluster = path.join(dataDir, 'postgres');
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

async function query(url, sql) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows[0];
  } finally {
    await client.end();
  }
}

/** Starts the server in another process and kills that one, as `kill -9` of a start does. */
async function startAndKill(options) {
  const code = `
    const { startPostgres } = await import(${JSON.stringify(new URL('./postgres.mjs', import.meta.url).href)});
    await startPostgres(${JSON.stringify(options)});
    process.kill(process.pid, 'SIGKILL');
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'inherit' });
  await new Promise((resolve) => child.once('exit', resolve));
}

test('PostgreSQL keeps its data from one start to the next and answers only while it runs', async () => {
  const first = await startPostgres({ dataDir });
  await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS value');
  assert.equal(runningPostgresUrl(dataDir), first.url);
  await first.stop();
  assert.equal(runningPostgresUrl(dataDir), undefined);

  const second = await startPostgres({ dataDir });
  assert.equal(second.recovered, false);
  assert.deepEqual(await query(second.url, 'SELECT value FROM kept'), { value: 42 });
  await second.stop();
});

test('PostgreSQL knows Spanish letters whatever the locale of the machine', async () => {
  const { url, stop } = await startPostgres({ dataDir });
  assert.deepEqual(await query(url, `SELECT lower('ÑÁÜ') AS low, 'ñ' ILIKE 'Ñ' AS alike`), {
    low: 'ñáü',
    alike: true,
  });
  await stop();
});

test('PostgreSQL takes over from a server whose process was killed', async () => {
  await startAndKill({ dataDir });
  const orphan = readPostmasterFile(cluster)?.pid ?? 0;
  assert.equal(isAlive(orphan), true);
  const server = await startPostgres({ dataDir });
  assert.equal(server.recovered, true);
  assert.equal(isAlive(orphan), false);
  assert.deepEqual(await query(server.url, 'SELECT value FROM kept'), { value: 42 });
  await server.stop();
});

test('PostgreSQL starts after a power cut, when its process number belongs to another program', async () => {
  const lines = [process.pid, cluster, 1, 5432, '', '127.0.0.1', '0 0', 'ready   '];
  fs.writeFileSync(path.join(cluster, 'postmaster.pid'), lines.join('\n'));
  const server = await startPostgres({ dataDir });
  assert.equal(server.recovered, false);
  await server.stop();
  assert.equal(isAlive(process.pid), true);
});

test('PostgreSQL gets a new password when the file of the old one is lost', async () => {
  fs.rmSync(path.join(dataDir, 'postgres.password'));
  const server = await startPostgres({ dataDir });
  assert.deepEqual(await query(server.url, 'SELECT value FROM kept'), { value: 42 });
  await server.stop();
});

const ROLE = `SELECT rolsuper AS super, rolname AS name FROM pg_roles WHERE rolname = current_user`;

test('PostgreSQL is used with a role that is no superuser and may do what the product does', async () => {
  const server = await startPostgres({ dataDir });
  assert.deepEqual(await query(server.url, ROLE), { super: false, name: 'hiring' });
  for (const extension of ['unaccent', 'pg_trgm', 'btree_gist']) {
    await query(server.url, `CREATE EXTENSION ${extension}`);
  }
  await query(server.url, 'CREATE DATABASE tried_out');
  await query(server.url, 'DROP DATABASE tried_out WITH (FORCE)');
  await assert.rejects(query(server.url, `COPY (SELECT 1) TO PROGRAM 'true'`), /permission denied/);
  await server.stop();
});

test('PostgreSQL starts an interrupted creation again', async () => {
  const other = makeTemporaryDir('postgres-test-', chooseServerUser());
  fs.mkdirSync(path.join(other, 'postgres.unfinished', 'base'), { recursive: true });
  const server = await startPostgres({ dataDir: other });
  await server.stop();
  assert.equal(fs.existsSync(path.join(other, 'postgres.unfinished')), false);
  fs.rmSync(other, { recursive: true });
});

test('two PostgreSQL servers run side by side on different ports', async () => {
  const servers = await Promise.all([startPostgres({ dataDir }), startPostgres({ ephemeral: true })]);
  assert.notEqual(new URL(servers[0].url).port, new URL(servers[1].url).port);
  await Promise.all(servers.map(({ stop }) => stop()));
});

test('the programs stay when npm removes the packages of a running server', () => {
  const from = path.join(dataDir, 'installed');
  const to = path.join(dataDir, 'links');
  fs.mkdirSync(path.join(from, 'lib'), { recursive: true });
  fs.mkdirSync(to);
  fs.writeFileSync(path.join(from, 'lib', 'library.so'), 'text');
  fs.symlinkSync('library.so', path.join(from, 'lib', 'library.so.5'));
  linkFiles(from, to);
  fs.rmSync(from, { recursive: true });
  assert.equal(fs.readFileSync(path.join(to, 'lib', 'library.so.5'), 'utf8'), 'text');
  assert.doesNotMatch(placeBinaries(chooseServerUser()), /node_modules/);
});
