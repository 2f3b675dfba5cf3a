/** One database size: the product and "lean" side by side. */
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Shutdown } from '../../scripts/lib/shutdown.mjs';
import { median } from '../figures.ts';
import { until } from '../product.ts';
import { bearer, makeStaff, openManySessions, tokenSettings } from './accounts.ts';
import { managersCalls } from './managers.ts';
import { load, type Asked, type Round } from './load.ts';
import { readsOf, writesOf, type Read } from './requests.ts';
import { startLean, startProduct } from './servers.ts';

export interface Result {
  rows: number;
  route: string;
  connections: number;
  /** Medians of the rounds. */
  ours: Round;
  lean: Round;
}

/** `seconds`: of a round of reads; `writes`: to one server in one round. */
export type Options = Record<'seconds' | 'writes' | 'rounds', number> & {
  connections: number[];
  only: string;
};

const WARM_UP_S = 0.5;
/** Rounds before a write is measured: the first hundreds of requests run at half the speed. */
const WARM_UP_ROUNDS = 2;

const DAY = 'mixed day';
/** The same day when every third call is a manager's, beside the day without them: `lean` is that one. */
export const MANAGERS_DAY = 'day, a third managers';
const DAY_CONNECTIONS = 50;
/** Requests of one round by route; the other hundred are notes. */
const DAY_SHARES = new Map(
  Object.entries({ list: 400, record: 200, 'search, 10 changes/s': 100, 'public page': 300 }),
);
/** Coprime to the thousand requests: neighbours are of different kinds, in the same order in every round. */
const STRIDE = 389;

export async function* compare(
  { databaseUrl, rows, shutdown }: { databaseUrl: string; rows: number; shutdown: Shutdown },
  { connections, only, seconds, writes, rounds }: Options,
): AsyncGenerator<Result> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  shutdown.onStop('the connection of the bench', () => client.end());
  const { product, settings } = await startProduct(databaseUrl, shutdown);
  const { APP_URL: appUrl, SESSION_SECRET: sessionSecret } = settings;
  const token = await tokenSettings(sessionSecret, appUrl);
  await openManySessions(client);
  const [admin] = await makeStaff(client, 'admin', 1);
  assert(admin);
  const reads = await readsOf(client, bearer(token, admin));
  const made = writesOf(client, token, bearer(token, admin));
  const pages = await pagesOf(appUrl, reads.find(({ name }) => name === 'public page')?.asked ?? []);
  const lean = await startLean({ databaseUrl, settings: { token, sessionSecret, appUrl }, pages }, shutdown);
  const urls = { ours: appUrl, lean: lean.url };
  const isChosen = (name: string) => only.split(',').some((part) => name.includes(part));
  const inTurn = (count: number, round: (url: string) => Promise<Round>) =>
    inRounds(client, urls, count, round);

  for (const { name, asked, changing } of reads.filter((read) => isChosen(read.name))) {
    if (asked[0]?.headers) await checkAnswers(urls, name, asked);
    for (const url of Object.values(urls)) await load(url, { connections: 10, seconds: WARM_UP_S, asked });
    for (const count of connections) {
      const round = (url: string) => load(url, { connections: count, seconds, asked });
      const measured = await inTurn(rounds, (url) =>
        changing ? meanwhile(client, () => round(url)) : round(url),
      );
      yield { rows, route: name, connections: count, ...measured };
    }
  }
  for (const [name, make] of Object.entries(made).filter(([one]) => isChosen(one))) {
    const round = async (url: string, count: number) =>
      load(url, { connections: count, asked: await make(writes) });
    await inTurn(WARM_UP_ROUNDS, (url) => round(url, 10));
    for (const count of connections) {
      yield { rows, route: name, connections: count, ...(await inTurn(rounds, (url) => round(url, count))) };
    }
  }
  const day = { rows, connections: DAY_CONNECTIONS };
  if (isChosen(DAY)) {
    const measured = await inTurn(rounds, async (url) =>
      load(url, { connections: DAY_CONNECTIONS, asked: mixed(reads, await made.note(100)) }),
    );
    yield { ...day, route: DAY, ...measured };
  }
  if (isChosen(MANAGERS_DAY)) {
    const managers = await managersCalls(client, token);
    const asked = async () => mixed(reads, await made.note(100));
    const measured = await inTurnOf(client, rounds, {
      lean: async () => dayOf(appUrl, await asked()),
      ours: async () => dayOf(appUrl, withManagers(await asked(), managers)),
    });
    yield { ...day, route: MANAGERS_DAY, ...measured };
  }
  await product.kill();
  lean.stop();
}

function mixed(reads: Read[], notes: Asked[]): Asked[] {
  const parts = reads.flatMap(({ name, asked }) =>
    Array.from(
      { length: DAY_SHARES.get(name) ?? 0 },
      (_, place) => asked[place % asked.length] ?? { path: '/' },
    ),
  );
  const all = [...parts, ...notes];
  return all.map((first, place) => all[(place * STRIDE) % all.length] ?? first);
}

const withManagers = (asked: Asked[], managers: Asked[]): Asked[] =>
  asked.map((call, place) => (place % 3 === 2 ? (managers[place % managers.length] ?? call) : call));

const dayOf = (url: string, asked: Asked[]): Promise<Round> =>
  load(url, { connections: DAY_CONNECTIONS, asked });

/** Medians of rounds in which each server works once, one after the other. */
const inRounds = (
  client: pg.Client,
  urls: { ours: string; lean: string },
  count: number,
  round: (url: string) => Promise<Round>,
) => inTurnOf(client, count, { ours: () => round(urls.ours), lean: () => round(urls.lean) });

async function inTurnOf(
  client: pg.Client,
  count: number,
  round: Record<'ours' | 'lean', () => Promise<Round>>,
): Promise<{ ours: Round; lean: Round }> {
  const measured: Record<'ours' | 'lean', Round[]> = { ours: [], lean: [] };
  for (let done = 0; done < count; done += 1) {
    for (const who of ['ours', 'lean'] as const) {
      measured[who].push(await round[who]());
      await settle(client);
    }
  }
  return medians(measured);
}

function medians({ ours, lean }: Record<'ours' | 'lean', Round[]>) {
  const of = (list: Round[]): Round => {
    const figure = (name: keyof Round) => median(list.map((one) => one[name]));
    return { rate: figure('rate'), p50: figure('p50'), p99: figure('p99') };
  };
  return { ours: of(ours), lean: of(lean) };
}

const QUIET_MS = 60_000;

/** Takes what a round has left to the product's workers, and waits until its statements have finished. */
async function settle(client: pg.Client) {
  await client.query(
    `WITH taken AS (
       DELETE FROM pgboss.job WHERE name IN ('correos', 'cv_textos') AND state IN ('created', 'retry') RETURNING name, data
     ) UPDATE correos SET estado = 'cancelado' WHERE estado = 'pendiente'
       AND id IN (SELECT (data->>'id')::uuid FROM taken WHERE name = 'correos')`,
  );
  const isQuiet = async () => {
    const { rows } = await client.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND state <> 'idle'
         AND backend_type = 'client backend' AND pid <> pg_backend_pid() LIMIT 1`,
    );
    return rows.length === 0;
  };
  assert(await until(isQuiet, QUIET_MS, 20), 'the database does not come to rest');
}

/** Another priority for one of the newest people, whom the measured lists show: the application and the row of lists. */
const PRIORITY = `WITH person AS (
  SELECT id, aplicacion_actual_id, CASE prioridad WHEN 'alta' THEN 'media' WHEN 'media' THEN 'baja' ELSE 'alta' END AS next
  FROM candidates WHERE retirada_at IS NULL AND deleted_at IS NULL
  ORDER BY fecha_aplicacion DESC, id DESC LIMIT 1 OFFSET $1
), application AS (
  UPDATE aplicaciones_vacantes a SET prioridad = next FROM person WHERE a.id = aplicacion_actual_id
) UPDATE candidates c SET prioridad = next FROM person WHERE c.id = person.id`;

/** Makes ten changes a second while the work goes on, at the same places in every round. */
async function meanwhile<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  let working = true;
  const changes = async () => {
    for (let made = 1; working; made += 1) {
      await client.query(PRIORITY, [(made * 37) % 1000]);
      await sleep(100);
    }
  };
  const [done] = await Promise.all([work().finally(() => (working = false)), changes()]);
  return done;
}

/** Both servers answer alike, field by field, whatever the order of keys; otherwise there is nothing to compare. */
async function checkAnswers({ ours, lean }: { ours: string; lean: string }, name: string, asked: Asked[]) {
  const shown = async (url: string, headers: Record<string, string>) => {
    const answer = await fetch(url, { headers });
    const body = (await answer.json()) as unknown;
    return { status: answer.status, range: answer.headers.get('content-range'), body };
  };
  for (const { path, headers = {} } of asked) {
    const [our, their] = [await shown(ours + path, headers), await shown(lean + path, headers)];
    assert.deepEqual(their, our, `${name}: "lean" answers otherwise to ${path}`);
  }
}

/** Headers of one connection or one answer. */
const OWN = /^(?:connection|keep-alive|date|transfer-encoding|x-request-id|content-encoding|content-length)$/;

/** Public pages as the product sends them: "lean" begins with a warm cache. */
async function pagesOf(url: string, asked: Asked[]) {
  const pages: Record<string, { body: string; headers: Record<string, string> }> = {};
  for (const { path } of asked) {
    const response = await fetch(url + path);
    assert(response.ok, `${path} answered ${response.status}`);
    const headers = Object.fromEntries([...response.headers].filter(([name]) => !OWN.test(name)));
    pages[path] = { body: await response.text(), headers };
  }
  return pages;
}
