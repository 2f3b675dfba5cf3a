/**
 * Measures every list and screen with many people: the built server in this process, times over HTTP. Fails when a
 * figure on a screen differs from the rows.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { serve } from '../../scripts/lib/backend.mjs';
import { checkCounts } from './screens/counts.ts';
import { ask, measure, visitor, type Times } from './screens/measure.ts';
import { measureMoves } from './screens/moves.ts';
import { CANDIDATE_EMAIL, PASSWORD, populate, STAFF_EMAIL } from './people/population.ts';
import { requests, type Ask } from './screens/requests.ts';
import { openScreens, switchSections } from './screens/in-browser.ts';
import { takeSamples } from './screens/samples.ts';
import { explain, slowQueries } from './screens/slow-queries.ts';
import { freePort } from '../../scripts/lib/port.mjs';
import { useMigratedScratchDatabase } from '../../scripts/lib/scratch-database.mjs';
import type { Tools } from '../../scripts/lib/task.mjs';
import type { Shutdown } from '../../scripts/lib/shutdown.mjs';

/** A request slower than this with one client is marked and explained. */
const SLOW_MS = 300;
const ONE = { times: 20 };
const TEN = { times: 40, clients: 10 };

/**
 * @param options `database`: one that an earlier run has filled, instead of a new one; `only`: part of the names of
 * what is measured; `browser`: also opens the screens of HR in Chromium
 */
export async function timeScreens(
  { phases, shutdown }: Tools,
  {
    people,
    database,
    only = '',
    browser = false,
  }: { people: number; database?: string; only?: string; browser?: boolean },
) {
  if (database) process.env.DATABASE_URL = database;
  else {
    await phases.run(`load ${people.toLocaleString('en')} people`, async (report) => {
      await useMigratedScratchDatabase(shutdown);
      await populate(process.env.DATABASE_URL ?? '', people, report);
    });
  }
  const url = process.env.DATABASE_URL ?? '';
  const server = await phases.run('serve', () => startServer(shutdown));
  const staff = visitor(server.url, { email: STAFF_EMAIL, password: PASSWORD });
  const candidate = visitor(server.url, { email: CANDIDATE_EMAIL, password: PASSWORD });
  const as = { staff, candidate, nobody: () => Promise.resolve({}) };
  const rows = await connect(url, shutdown);

  const figures = async () => `${await checkCounts(server.url, await staff(), rows)} are those of the rows`;

  await phases.run('figures of the screens', figures);
  phases.print(`\n${'milliseconds'.padEnd(52)}${HEADINGS.map((text) => text.padStart(9)).join('')}`);
  const slow: Ask[] = [];
  for (const { name, path: address, as: who } of requests(await takeSamples(url), people)) {
    if (!name.includes(only)) continue;
    const init = await as[who]();
    const request = () => ask(server.url + address, init);
    const alone = await measure(request, ONE);
    const many = await measure(request, TEN);
    if (alone.p95 > SLOW_MS) slow.push({ name, path: address, as: who });
    phases.print(line(name, [alone, many]));
  }
  if ('move'.includes(only)) {
    phases.print(
      line('move', [
        await measureMoves(server.url, await staff(), ONE),
        await measureMoves(server.url, await staff(), TEN),
      ]),
    );
    await phases.run('figures after the moves', figures);
  }
  if (browser) await timeInBrowser(phases, server.url, (await takeSamples(url)).person, only);
  for (const { name, path: address, as: who } of slow) {
    phases.print(`\nslow: ${name}`);
    const asked = await slowQueries(async () => ask(server.url + address, await as[who]()));
    for (const query of asked.slice(0, 2)) {
      const values = JSON.stringify(query.values);
      phases.print(`${query.ms.toFixed(0)} ms: ${query.sql}\n${values}\n${await explain(url, query)}`);
    }
  }
}

async function timeInBrowser(phases: Tools['phases'], url: string, person: string, only: string) {
  phases.print(`\n${'screen'.padEnd(52)}${SCREEN_HEADINGS.map((text) => text.padStart(10)).join('')}`);
  const open = () => visitor(url, { email: STAFF_EMAIL, password: PASSWORD })();
  for await (const { name, cold, slow, again } of openScreens(url, open, person, only)) {
    const figures = [cold.ms, slow.ms, again.ms, cold.requests, cold.scriptKb, cold.heapMb];
    phases.print(name.padEnd(52) + figures.map((n) => n.toFixed(0).padStart(10)).join(''));
  }
  for await (const { name, ms } of switchSections(url, open)) {
    phases.print(name.padEnd(52) + ms.toFixed(0).padStart(10));
  }
}

const SCREEN_HEADINGS = ['cold ms', '4× slower', 'again ms', 'requests', 'script KB', 'heap MB'];
const HEADINGS = ['1: p50', 'p95', 'max', '10: p50', 'p95', 'max'];

function line(name: string, measured: Times[]) {
  const figures = measured
    .flatMap(({ p50, p95, max }) => [p50, p95, max])
    .map((ms) => ms.toFixed(1).padStart(9));
  return `${name.padEnd(52)}${figures.join('')}${(measured[0]?.p95 ?? 0) > SLOW_MS ? '  SLOW' : ''}`;
}

async function startServer(shutdown: Shutdown) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  shutdown.onStop('the bench folder', () => fs.rmSync(dataDir, { recursive: true, force: true }));
  process.env.DATA_DIR = dataDir;
  process.env.PORT = String(await freePort());
  process.env.APP_URL = `http://127.0.0.1:${process.env.PORT}`;
  const server = await serve();
  shutdown.onStop('the server', server.close);
  return server;
}

async function connect(url: string, shutdown: Shutdown) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  shutdown.onStop('the connection of the bench', () => client.end());
  return async <Row extends pg.QueryResultRow>(sql: string) => (await client.query<Row>(sql)).rows;
}
