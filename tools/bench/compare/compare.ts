/** One database size: the product and its rivals side by side. */
import pg from 'pg';
import { median } from '../../figures.ts';
import { checkAnswers } from './check-answers.ts';
import { load, type Round } from './load.ts';
import { makeSecrets, startProduct, startRival, stopServer } from './processes.ts';
import { SESSION_CHECK } from './program.ts';
import { untilQuiet } from './quiet.ts';
import { change, recordReads, recordWrites } from './record.ts';
import { type Kind, readsOf } from './routes.ts';
import { bearer, signInAdmin, tokenSettings } from './visitors.ts';
import { askedOf, writeMaker, WRITES } from './writes.ts';
import type { Shutdown } from '../../../scripts/lib/shutdown.mjs';

export type Who = 'ours' | 'bare' | 'express' | 'obvious';

/** Medians of the rounds. */
interface Figures {
  rate: number;
  p50: number;
  p99: number;
}

export interface Result {
  rows: number;
  route: string;
  kind: Kind;
  connections: number;
  who: Partial<Record<Who, Figures>>;
}

/** `longer`: seconds of the rounds that measure the product's slowest answers. */
interface Options {
  connections: number[];
  only: string;
  seconds: number;
  longer: number;
  rounds: number;
}

/** The number of connections whose slowest answers are measured in more rounds. */
const P99_CONNECTIONS = 10;
const P99_ROUNDS = 5;
const WARM_UP_S = 0.4;
/** Writes to one server in one round. */
const WRITES_A_ROUND = 150;

/**
 * Starts all servers on one database and checks that they answer alike, without measuring.
 * @returns how many ids were compared
 */
export async function compareAnswers({
  databaseUrl,
  shutdown,
}: {
  databaseUrl: string;
  shutdown: Shutdown;
}): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const on = { databaseUrl, shutdown };
  const { recording, order, reads, headers } = await prepare(client, on, { places: 1 });
  const servers = {
    ours: recording,
    bare: await startRival({ ...order, kind: 'bare' }, shutdown),
    express: await startRival({ ...order, kind: 'express' }, shutdown),
  };
  const compared = await checkAnswers(servers, reads, headers);
  for (const server of Object.values(servers)) await stopServer(server);
  await client.end();
  return compared;
}

export async function* compare(
  { databaseUrl, rows, shutdown }: { databaseUrl: string; rows: number; shutdown: Shutdown },
  options: Options,
): AsyncGenerator<Result> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const on = { databaseUrl, shutdown };
  const prepared = await prepare(client, on, options);
  const { order, reads, writes, whole, headers, secrets, maker } = prepared;
  await stopServer(prepared.recording);
  const servers = {
    ours: await startProduct({ databaseUrl, secrets, shutdown }),
    bare: await startRival({ ...order, kind: 'bare', writes: whole }, shutdown),
    express: await startRival({ ...order, kind: 'express' }, shutdown),
    obvious: await startRival({ ...order, kind: 'obvious' }, shutdown),
  };
  const { obvious: _another, ...alike } = servers;
  await checkAnswers(alike, reads, headers);

  for (const { name, kind, paths, open, changes = 0 } of reads) {
    const asked = paths.map((path) => ({ path, ...(open ? {} : { headers }) }));
    const who: Who[] = ['ours', 'bare', 'express', ...(kind === 'list' ? (['obvious'] as const) : [])];
    for (const one of who) {
      await load(servers[one].url, { connections: 10, seconds: WARM_UP_S, asked });
      await untilQuiet(client);
    }
    for (const connections of options.connections) {
      const rounds = connections === P99_CONNECTIONS ? Math.max(options.rounds, P99_ROUNDS) : options.rounds;
      yield {
        ...{ rows, route: name, kind, connections },
        who: await inTurn(client, who, rounds, (one) =>
          meanwhile(client, changes, () =>
            load(servers[one].url, {
              connections,
              // The first answer for an address is computed, later ones come from the cache. In a short round it is
              // chance whether the slowest hundredth includes a computed one.
              seconds: one === 'ours' && connections === P99_CONNECTIONS ? options.longer : options.seconds,
              asked,
            }),
          ),
        ),
      };
    }
  }
  for (const { name } of writes) {
    const who: Who[] = ['ours', 'bare', 'express'];
    for (const connections of options.connections) {
      const amount = connections === 1 ? WRITES_A_ROUND / 3 : WRITES_A_ROUND;
      yield {
        ...{ rows, route: name, kind: 'write', connections },
        who: await inTurn(client, who, options.rounds, async (one) => {
          const asked = (await maker(name, amount)).map(askedOf);
          return load(servers[one].url, { connections, asked, once: true });
        }),
      };
    }
  }
  for (const server of Object.values(servers)) await stopServer(server);
  await client.end();
}

/** @param only parts of names, separated by commas; empty: all */
const isChosen = (name: string, only: string) => only.split(',').some((part) => name.includes(part));

/**
 * Records the database statements of everything that is compared.
 * @param options `only`: parts of names, separated by commas; `places`: how many addresses of each read, and no writes;
 * without them everything is recorded
 */
async function prepare(
  client: pg.Client,
  { databaseUrl, shutdown }: { databaseUrl: string; shutdown: Shutdown },
  { only = '', places }: { only?: string; places?: number },
) {
  const secrets = await makeSecrets();
  const settings = await tokenSettings(secrets);
  const admin = await signInAdmin(client);
  const token = bearer(settings, admin);
  const headers = { authorization: token };
  const writes = places ? [] : WRITES.filter(({ name }) => isChosen(name, only));
  const maker = writeMaker(client, settings, { ...admin, token });
  const recording = await startProduct({ databaseUrl, secrets, recorded: true, shutdown });
  const written = await recordWrites(recording, writes, maker);
  // Reads come last: the lists contain the written rows.
  const reads = (await readsOf(client))
    .filter(({ name }) => isChosen(name, only))
    .map((read) => ({ ...read, paths: read.paths.slice(0, places) }));
  const read = await recordReads(client, recording, reads, headers);
  const sessionCheck = read.sessionCheck ?? written.sessionCheck;
  if (!sessionCheck && (writes.length > 0 || reads.some(({ open }) => !open))) {
    throw new Error(`no statement of a signed-in request is ${SESSION_CHECK}`);
  }
  const order = {
    databaseUrl,
    token: settings,
    sessionCheck,
    reads: read.withoutSession,
    writes: written.withoutSession,
  };
  return { recording, order, reads, writes, whole: written.whole, headers, secrets, maker };
}

/** Measures every server once, then every server again, so that other load on the machine affects all of them alike. */
async function inTurn(
  client: pg.Client,
  who: Who[],
  rounds: number,
  measure: (one: Who) => Promise<Round>,
): Promise<Partial<Record<Who, Figures>>> {
  const measured = new Map<Who, Round[]>(who.map((one) => [one, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [one, list] of measured) {
      list.push(await measure(one));
      await untilQuiet(client);
    }
  }
  return Object.fromEntries(
    [...measured].map(([one, list]) => [
      one,
      {
        rate: median(list.map(({ rate }) => rate)),
        p50: median(list.map(({ p50 }) => p50)),
        p99: median(list.map(({ p99 }) => p99)),
      },
    ]),
  );
}

/** @param changes per second while it works */
async function meanwhile<T>(client: pg.Client, changes: number, work: () => Promise<T>): Promise<T> {
  if (changes === 0) return work();
  let last = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    last = change(client).then(() => void (busy = false));
  }, 1000 / changes);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await last;
  }
}
