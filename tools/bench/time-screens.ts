/** Times the requests of the screens, and with `browser` the screens themselves, of the built product with many people. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { serve } from '../../scripts/lib/backend.mjs';
import { freePort } from '../../scripts/lib/port.mjs';
import { useMigratedScratchDatabase } from '../../scripts/lib/scratch-database.mjs';
import type { Shutdown } from '../../scripts/lib/shutdown.mjs';
import type { Tools } from '../../scripts/lib/task.mjs';
import { CANDIDATE_EMAIL, PASSWORD, populate, STAFF_EMAIL } from './people/population.ts';
import { openScreens } from './screens/in-browser.ts';
import { ask, measure, visitor } from './screens/measure.ts';
import { requests } from './screens/requests.ts';

/** A request slower than this with one client is marked. */
const SLOW_MS = 300;
const NAME = 40;
const HEADINGS = ['1: p50', 'p95', 'max', '10: p50', 'p95', 'max'];

/**
 * @param options `database`: one that an earlier run has filled, instead of a new one; `only`: part of the names of
 * what is measured; `browser`: also opens the screens of HR in Chromium
 */
export async function timeScreens(
  { phases, shutdown }: Tools,
  options: { people: number; database?: string; only?: string; browser?: boolean },
) {
  const { people, database, only = '', browser = false } = options;
  if (database) process.env.DATABASE_URL = database;
  else {
    await phases.run(`load ${people.toLocaleString('en')} people`, async (report) => {
      await useMigratedScratchDatabase(shutdown);
      await populate(process.env.DATABASE_URL ?? '', people, report);
    });
  }
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  const { asks, person } = await requests(client, people);
  await client.end();
  const { url } = await phases.run('serve', () => startServer(shutdown));
  const staff = visitor(url, { email: STAFF_EMAIL, password: PASSWORD });
  const candidate = visitor(url, { email: CANDIDATE_EMAIL, password: PASSWORD });
  const visitors = { staff, candidate, nobody: () => Promise.resolve({}) };
  phases.print(`\n${'milliseconds'.padEnd(NAME)}${HEADINGS.map((text) => text.padStart(9)).join('')}`);
  for (const { name, path: address, as } of asks.filter((one) => one.name.includes(only))) {
    const init = await visitors[as]();
    const request = () => ask(url + address, init);
    const alone = await measure(request, { times: 20 });
    const many = await measure(request, { times: 40, clients: 10 });
    const figures = [alone, many].flatMap(({ p50, p95, max }) => [p50, p95, max]);
    const cells = figures.map((ms) => ms.toFixed(1).padStart(9)).join('');
    phases.print(`${name.padEnd(NAME)}${cells}${alone.p95 > SLOW_MS ? '  SLOW' : ''}`);
  }
  if (!browser) return;
  phases.print('\nmilliseconds in Chromium');
  const signIn = () => visitor(url, { email: STAFF_EMAIL, password: PASSWORD })();
  for await (const { name, times } of openScreens(url, signIn, person, only)) {
    phases.print(name.padEnd(NAME) + times.map((text) => text.padStart(20)).join(''));
  }
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
