/** Times the requests of the screens, of the built product with many people. */
import pg from 'pg';
import type { Tools } from '../../scripts/lib/task.mjs';
import { bearer, signIn, tokenSettings } from './accounts.ts';
import { load } from './load.ts';
import { CANDIDATE_EMAIL, STAFF_EMAIL } from './people/population.ts';
import { startProduct } from './servers.ts';
import { requests } from './screen-requests.ts';

/** A request slower than this with one client is marked. */
const SLOW_MS = 300;
const TIMES = 20;
const row = (name: string, cells: string[]) =>
  `${name.padEnd(40)}${cells.map((text) => text.padStart(9)).join('')}`;

/** @param only part of the names of what is measured */
export async function timeScreens(
  databaseUrl: string,
  people: number,
  only: string,
  { phases, shutdown }: Tools,
) {
  const { product, settings } = await startProduct(databaseUrl, shutdown);
  const url = settings.APP_URL;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const asks = await requests(client, people);
  const token = await tokenSettings(settings.SESSION_SECRET, url);
  const as = async (email: string) => ({ authorization: bearer(token, await signIn(client, email)) });
  const headers = { staff: await as(STAFF_EMAIL), candidate: await as(CANDIDATE_EMAIL), nobody: {} };
  await client.end();
  phases.print(`\n${row('milliseconds', ['1: p50', 'p99', '10: p50', 'p99'])}`);
  for (const { name, path, who } of asks.filter((one) => one.name.includes(only))) {
    const asked = Array.from({ length: TIMES }, () => ({ path, headers: headers[who] }));
    const alone = await load(url, { connections: 1, asked });
    const many = await load(url, { connections: 10, asked });
    const cells = [alone.p50, alone.p99, many.p50, many.p99].map((ms) => ms.toFixed(1));
    phases.print(row(name, cells) + (alone.p99 > SLOW_MS ? '  SLOW' : ''));
  }
  await product.kill();
}
