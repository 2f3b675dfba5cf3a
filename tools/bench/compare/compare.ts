/** One database size: the product and its rivals side by side. */
import pg from 'pg';
import { median } from '../../figures.ts';
import { isPart, MIXED, MIXED_CONNECTIONS, mixedDay } from './mixed.ts';
import { BULK, BULK_SIZE, type BulkBench, bulkRound, prepareBulk } from './bulk.ts';
import { meanwhile } from './changes.ts';
import { checkAnswers } from './check-answers.ts';
import { checkBulk, checkWrites } from './check-writes.ts';
import { load, type Round } from './load.ts';
import { pagesOf } from './lean/pages.ts';
import {
  makeSecrets,
  processorTime,
  type Server,
  startLean,
  startProduct,
  startRival,
  stopServer,
} from './processes.ts';
import { SESSION_CHECK } from './program.ts';
import { dropJobs, untilQuiet } from './quiet.ts';
import { type Cost, recordReads, recordWrites } from './record.ts';
import { type Kind, type Read, readsOf } from './routes.ts';
import { postgresClock } from './usage.ts';
import {
  bearer,
  findMovable,
  openManySessions,
  openSessions,
  signInAdmin,
  tokenSettings,
} from './visitors.ts';
import { askedOf } from './requests.ts';
import { type WriteMaker, writeMaker, type WriteRoute, WRITES } from './writes.ts';
import type { Shutdown } from '../../../scripts/lib/shutdown.mjs';

export type Who = 'ours' | 'bare' | 'express' | 'obvious' | 'lean';

/** Medians of the rounds. */
interface Figures {
  rate: number;
  p50: number;
  p99: number;
  /** Processor time of a request in the serving process and in PostgreSQL, in milliseconds; null: not known. */
  cpu: number;
  databaseCpu: number | null;
}

export interface Result {
  rows: number;
  route: string;
  kind: Kind;
  connections: number;
  who: Partial<Record<Who, Figures>>;
  /** Of one request of the product. */
  cost: Cost | null;
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
/** Rounds of each server before a write is measured: the first hundreds of requests run at half the speed. */
const WARM_UP_ROUNDS = 2;
/** Bulk actions of one server in one round. */
const BULK_ACTIONS = 3;

/**
 * Starts all servers on one database and checks that they answer alike, without measuring.
 * @returns how many ids and fields were compared
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
  const { recording, order, leanOrder, reads, maker, token } = await prepare(client, on, { places: 1 });
  const servers = {
    ours: recording,
    bare: await startRival({ ...order, kind: 'bare' }, shutdown),
    express: await startRival({ ...order, kind: 'express' }, shutdown),
    lean: await startLean({ ...leanOrder, pages: {} }, shutdown),
  };
  const compared =
    (await checkAnswers(servers, reads)) +
    (await checkWrites(client, servers, WRITES, maker)) +
    (await checkBulk({ client, ours: servers.ours, lean: servers.lean, token }, maker));
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
  const { order, leanOrder, reads, day, writes, whole, secrets, maker, costs, token } = prepared;
  const withBulk = isChosen(BULK, options.only);
  await stopServer(prepared.recording);
  const ours = await startProduct({ databaseUrl, secrets, shutdown });
  const open = [...reads, ...day]
    .filter(({ by }) => by === 'nobody')
    .flatMap(({ asked }) => asked.map(({ path }) => path));
  const lean = await startLean({ ...leanOrder, pages: await pagesOf(ours, open) }, shutdown);
  const servers: Partial<Record<Who, Server>> = {
    ours,
    bare: await startRival({ ...order, kind: 'bare', writes: whole }, shutdown),
    express: await startRival({ ...order, kind: 'express' }, shutdown),
    obvious: await startRival({ ...order, kind: 'obvious' }, shutdown),
    lean,
  };
  await checkAnswers(servers, reads);
  await checkWrites(client, { ours, lean }, writes, maker);
  const bulk = { client, ours, lean, token };
  if (withBulk) await checkBulk(bulk, maker);
  const clock = await postgresClock(client);
  const measured = (one: Who, round: (url: string) => Promise<Round>) => {
    const server = servers[one];
    if (!server) throw new Error(`there is no server "${one}"`);
    return withUsage(server, clock, () => round(server.url));
  };

  const bench: Bench = { client, rows, servers, costs, measured, options };
  yield* compareReads(bench, reads);
  yield* compareWrites(bench, writes, maker);
  if (withBulk) yield await compareBulk(bench, bulk);
  if (day.length > 0) yield await compareDay(bench, day, maker);
  for (const server of Object.values(servers)) await stopServer(server);
  await client.end();
}

interface Bench {
  client: pg.Client;
  rows: number;
  servers: Partial<Record<Who, Server>>;
  costs: Map<string, Cost>;
  /** Runs a round against a server. */
  measured: (one: Who, round: (url: string) => Promise<Round>) => Promise<Measured>;
  options: Options;
}

async function* compareReads(
  { client, rows, servers, costs, measured, options }: Bench,
  reads: Read[],
): AsyncGenerator<Result> {
  for (const { name, kind, asked, changes, rivals } of reads) {
    const who: Who[] = ['ours', ...rivals.filter((rival) => servers[rival])];
    for (const one of who) {
      const url = servers[one]?.url;
      if (url) await load(url, { connections: 10, seconds: WARM_UP_S, asked });
      await untilQuiet(client);
    }
    for (const connections of options.connections) {
      const rounds = connections === P99_CONNECTIONS ? Math.max(options.rounds, P99_ROUNDS) : options.rounds;
      yield {
        ...{ rows, route: name, kind, connections, cost: costs.get(name) ?? null },
        who: await inTurn(client, who, rounds, (one) =>
          meanwhile(client, changes, () =>
            measured(one, (url) =>
              load(url, {
                connections,
                // The first answer for an address is computed, later ones come from the cache. In a short round it is
                // chance whether the slowest hundredth includes a computed one.
                seconds: one === 'ours' && connections === P99_CONNECTIONS ? options.longer : options.seconds,
                asked,
              }),
            ),
          ),
        ),
      };
    }
  }
}

async function* compareWrites(
  { client, rows, servers, costs, measured, options }: Bench,
  writes: WriteRoute[],
  maker: WriteMaker,
): AsyncGenerator<Result> {
  for (const { name, rivals } of writes) {
    const who: Who[] = ['ours', ...rivals.filter((rival) => servers[rival])];
    const round = async (one: Who, connections: number, amount: number) => {
      const asked = (await maker(name, amount)).map(askedOf);
      return measured(one, (url) => load(url, { connections, asked, once: true }));
    };
    await inTurn(client, who, WARM_UP_ROUNDS, (one) => round(one, P99_CONNECTIONS, WRITES_A_ROUND));
    for (const connections of options.connections) {
      const amount = connections === 1 ? WRITES_A_ROUND / 3 : WRITES_A_ROUND;
      yield {
        ...{ rows, route: name, kind: 'write' as const, connections, cost: costs.get(name) ?? null },
        who: await inTurn(client, who, options.rounds, (one) => round(one, connections, amount)),
      };
    }
  }
}

/** Moves many at once: one action after the other. */
async function compareBulk({ client, rows, measured, options }: Bench, bulk: BulkBench): Promise<Result> {
  const who = await inTurn(client, ['ours', 'lean'], options.rounds, async (one) => {
    const people = await findMovable(client, BULK_SIZE * BULK_ACTIONS);
    const actions: string[] = [];
    while (people.length > 0) {
      const ids = people.splice(0, BULK_SIZE).map(({ application }) => application);
      actions.push(await prepareBulk(bulk, ids));
    }
    return measured(one, () => bulkRound(bulk, one === 'lean' ? 'lean' : 'ours', actions));
  });
  return { rows, route: BULK, kind: 'bulk', connections: 1, who, cost: null };
}

/** Measured at its own number of connections, whatever others are chosen. */
async function compareDay(
  { client, rows, measured, options }: Bench,
  day: Read[],
  maker: WriteMaker,
): Promise<Result> {
  const who = await inTurn(client, ['ours', 'lean'], options.rounds, async (one) => {
    const asked = await mixedDay(day, maker);
    return measured(one, (url) => load(url, { connections: MIXED_CONNECTIONS, asked, once: true }));
  });
  return { rows, route: MIXED, kind: 'mixed', connections: MIXED_CONNECTIONS, who, cost: null };
}

/** @param only parts of names, separated by commas; empty: all */
const isChosen = (name: string, only: string) => only.split(',').some((part) => name.includes(part));

/** People whose portal is asked for. */
const PEOPLE = 40;

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
  await openManySessions(client);
  const admin = await signInAdmin(client);
  const token = bearer(settings, admin);
  const headers = {
    staff: { authorization: token },
    people: (await openSessions(client, PEOPLE)).map((one) => ({ authorization: bearer(settings, one) })),
  };
  const writes = places ? [] : WRITES.filter(({ name }) => isChosen(name, only));
  const maker = writeMaker(client, settings, { ...admin, token });
  const recording = await startProduct({ databaseUrl, secrets, recorded: true, shutdown });
  const written = await recordWrites(recording, writes, maker);
  // Reads come last: the lists contain the written rows.
  const all = await readsOf(client, headers);
  const reads = all
    .filter(({ name }) => isChosen(name, only))
    .map((read) => ({ ...read, asked: read.asked.slice(0, places) }));
  const day = isChosen(MIXED, only) && !places ? all.filter(isPart) : [];
  const read = await recordReads(client, recording, reads);
  const sessionCheck = read.sessionCheck ?? written.sessionCheck;
  if (!sessionCheck && (writes.length > 0 || reads.some(({ by }) => by !== 'nobody'))) {
    throw new Error(`no statement of a signed-in request is ${SESSION_CHECK}`);
  }
  const order = {
    databaseUrl,
    token: settings,
    sessionCheck,
    reads: read.withoutSession,
    writes: written.withoutSession,
  };
  const { sessionSecret, appUrl } = secrets;
  const leanOrder = { databaseUrl, settings: { token: settings, sessionSecret, appUrl } };
  const costs = new Map([...read.costs, ...written.costs]);
  return {
    recording,
    order,
    leanOrder,
    reads,
    day,
    writes,
    whole: written.whole,
    secrets,
    maker,
    costs,
    token,
  };
}

type Measured = Round & Pick<Figures, 'cpu' | 'databaseCpu'>;

async function withUsage(
  server: Server,
  clock: (() => number) | null,
  round: () => Promise<Round>,
): Promise<Measured> {
  const [before, ofDatabase] = [await processorTime(server), clock?.()];
  const result = await round();
  const { answers } = result;
  return {
    ...result,
    cpu: ((await processorTime(server)) - before) / answers,
    databaseCpu: clock && ofDatabase !== undefined ? (clock() - ofDatabase) / answers : null,
  };
}

/** @returns medians of rounds in which each server works once, one after the other */
async function inTurn(
  client: pg.Client,
  who: Who[],
  rounds: number,
  measure: (one: Who) => Promise<Measured>,
): Promise<Partial<Record<Who, Figures>>> {
  const measured = new Map<Who, Measured[]>(who.map((one) => [one, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [one, list] of measured) {
      list.push(await measure(one));
      await dropJobs(client);
      await untilQuiet(client);
    }
  }
  return Object.fromEntries(
    [...measured].map(([one, list]) => {
      const of = (figure: keyof Measured) => median(list.map((round) => round[figure] ?? Number.NaN));
      const databaseCpu = of('databaseCpu');
      return [
        one,
        {
          rate: of('rate'),
          p50: of('p50'),
          p99: of('p99'),
          cpu: of('cpu'),
          databaseCpu: Number.isNaN(databaseCpu) ? null : databaseCpu,
        },
      ];
    }),
  );
}
