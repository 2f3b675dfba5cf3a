/** One size of the database: the product and its rivals side by side. */
import pg from 'pg';
import { ask } from '../measure.mjs';
import { checkAnswers } from './check-answers.mjs';
import { load, median } from './load.mjs';
import { makeSecrets, startProduct, startRival, stopServer } from './processes.mjs';
import { SESSION_CHECK, toProgram } from './program.mjs';
import { untilQuiet } from './quiet.mjs';
import { record } from './record.mjs';
import { INPUTS_HEADER } from './inputs-header.mjs';
import { creation, move, readsOf, WRITES } from './routes.mjs';
import { bearer, findMovable, makeNewcomers, signInAdmin, tokenSettings } from './visitors.mjs';

/**
 * @typedef {'ours' | 'bare' | 'express' | 'obvious'} Who
 * @typedef {{ rate: number, p50: number, p99: number }} Figures medians of the rounds
 * @typedef {{ rows: number, route: string, kind: import('./routes.mjs').Kind, connections: number, who: Partial<Record<Who, Figures>> }} Result
 * @typedef {{ connections: number[], only: string, seconds: number, longer: number, rounds: number }} Options `longer`:
 *   seconds of the rounds in which the slowest answers of the product are looked at
 */

/** Of these the slowest answers are looked at, in more rounds. */
const P99_CONNECTIONS = 10;
const P99_ROUNDS = 5;
const WARM_UP_S = 0.4;
/** Asked so that settings and departments are in memory before something public is recorded. */
const NOT_COMPARED = '/api/vacancies?range=%5B0%2C0%5D';
/** Writes of one server in one round. */
const WRITES_A_ROUND = 150;

/**
 * Starts everybody on one database and looks whether they answer alike, without measuring.
 * @param {{ databaseUrl: string, shutdown: import('../../shutdown.mjs').Shutdown }} on
 * @returns {Promise<number>} how many ids were compared
 */
export async function compareAnswers({ databaseUrl, shutdown }) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { recording, order, reads, headers } = await prepare(
    client,
    { databaseUrl, shutdown },
    { places: 1 },
  );
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

/**
 * @param {{ databaseUrl: string, rows: number, shutdown: import('../../shutdown.mjs').Shutdown }} on
 * @param {Options} options
 * @returns {AsyncGenerator<Result>}
 */
export async function* compare({ databaseUrl, rows, shutdown }, options) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const on = { databaseUrl, shutdown };
  const { recording, order, reads, writes, whole, headers, secrets, maker } = await prepare(
    client,
    on,
    options,
  );
  await stopServer(recording);
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
    /** @type {Who[]} */
    const who = ['ours', 'bare', 'express', ...(kind === 'list' ? /** @type {const} */ (['obvious']) : [])];
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
              // The first answer for each address is made and the others are kept: with few answers in a round it is
              // chance whether the slowest hundredth is one of them.
              seconds: one === 'ours' && connections === P99_CONNECTIONS ? options.longer : options.seconds,
              asked,
            }),
          ),
        ),
      };
    }
  }
  for (const { name } of writes) {
    /** @type {Who[]} */
    const who = ['ours', 'bare', 'express'];
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

/** @param {string} name @param {string} only parts of names, with commas between them; empty: all */
const isChosen = (name, only) => only.split(',').some((part) => name.includes(part));

/**
 * Records what everything that is compared asks of the database.
 * @param {pg.Client} client
 * @param {{ databaseUrl: string, shutdown: import('../../shutdown.mjs').Shutdown }} on
 * @param {{ only?: string, places?: number }} options `only`: parts of the names of what is compared; `places`: how many
 *   addresses of each read, and no writes; all when absent
 */
async function prepare(client, { databaseUrl, shutdown }, { only = '', places }) {
  const secrets = await makeSecrets();
  const settings = await tokenSettings(secrets);
  const admin = await signInAdmin(client);
  const token = bearer(settings, admin);
  const headers = { authorization: token };
  const writes = places ? [] : WRITES.filter(({ name }) => isChosen(name, only));
  const maker = writeMaker(client, settings, { ...admin, token });
  const recording = await startProduct({ databaseUrl, secrets, recorded: true, shutdown });
  const written = await recordWrites(recording, writes, maker);
  // Last: what has been written is in the lists.
  const reads = (await readsOf(client))
    .filter(({ name }) => isChosen(name, only))
    .map((read) => ({ ...read, paths: read.paths.slice(0, places) }));
  const read = await recordReads(client, recording, reads, headers);
  const order = {
    databaseUrl,
    token: settings,
    sessionCheck: read.sessionCheck || written.sessionCheck,
    reads: read.withoutSession,
    writes: written.withoutSession,
  };
  return { recording, order, reads, writes, whole: written.whole, headers, secrets, maker };
}

/**
 * Everybody once, then everybody again: what else the machine does meets all of them alike.
 * @param {pg.Client} client
 * @param {Who[]} who @param {number} rounds @param {(one: Who) => Promise<import('./load.mjs').Round>} measure
 * @returns {Promise<Partial<Record<Who, Figures>>>}
 */
async function inTurn(client, who, rounds, measure) {
  /** @type {Map<Who, import('./load.mjs').Round[]>} */
  const measured = new Map(who.map((one) => [one, []]));
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

/** From now on the database is in another state: what was kept of the one before is of no use. @param {pg.Client} client */
const change = (client) => client.query('SELECT pg_current_xact_id()');

/**
 * @template T
 * @param {pg.Client} client @param {number} changes a second, while it works @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
async function meanwhile(client, changes, work) {
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

/**
 * @param {pg.Client} client
 * @param {import('./processes.mjs').Server} recording
 * @param {import('./routes.mjs').Read[]} reads
 * @param {Record<string, string>} headers of who is signed in
 */
async function recordReads(client, recording, reads, headers) {
  /** @type {import('./rival.mjs').Route[]} */
  const withoutSession = [];
  let sessionCheck = '';
  await ask(recording.url + NOT_COMPARED);
  for (const { paths, open } of reads) {
    for (const path of paths) {
      const asked = { path, ...(open ? {} : { headers }) };
      // The first time reads settings that are kept for a while; what is public is kept whole from its first time on.
      const first = await record(recording, asked);
      await change(client);
      const { steps } = open ? first : await record(recording, asked);
      sessionCheck ||= sessionCheckOf(steps);
      withoutSession.push({ path, program: toProgram(steps, null, { session: false }) });
    }
  }
  return { sessionCheck, withoutSession };
}

/**
 * @param {import('./processes.mjs').Server} recording
 * @param {import('./routes.mjs').WriteRoute[]} writes
 * @param {ReturnType<typeof writeMaker>} maker
 */
async function recordWrites(recording, writes, maker) {
  let sessionCheck = '';
  /** @type {import('./rival.mjs').Route[]} */
  const whole = [];
  /** @type {import('./rival.mjs').Route[]} */
  const withoutSession = [];
  for (const { name, path } of writes) {
    const [first, second] = await maker(name, 2);
    if (!first || !second) throw new Error(`nothing is left to ${name}`);
    await record(recording, askedOf(first));
    const { steps } = await record(recording, askedOf(second));
    sessionCheck ||= sessionCheckOf(steps);
    whole.push({ path, program: toProgram(steps, second.inputs) });
    withoutSession.push({ path, program: toProgram(steps, second.inputs, { session: false }) });
  }
  return { sessionCheck, whole, withoutSession };
}

/** @param {import('./recorder.mjs').Step[]} steps */
function sessionCheckOf(steps) {
  return steps.find(({ text }) => SESSION_CHECK.test(text))?.text ?? '';
}

/** @param {import('./routes.mjs').Write} write @returns {import('./load.mjs').Asked} */
function askedOf({ path, body, bearer: authorization, inputs }) {
  return {
    ...{ path, method: 'POST', body },
    headers: {
      authorization,
      'content-type': 'application/json',
      [INPUTS_HEADER]: JSON.stringify(inputs),
    },
  };
}

/**
 * @param {import('pg').Client} client
 * @param {import('./visitors.mjs').TokenSettings} settings
 * @param {{ user: string, session: string, token: string }} admin
 */
function writeMaker(client, settings, admin) {
  /** @type {Awaited<ReturnType<typeof findMovable>>} */
  let movable = [];
  let taken = 0;
  /** @param {'create' | 'move'} name @param {number} count @returns {Promise<import('./routes.mjs').Write[]>} */
  return async (name, count) => {
    if (name === 'create') {
      return (await makeNewcomers(client, count)).map((one) => creation(one, bearer(settings, one)));
    }
    if (movable.length === 0) movable = await findMovable(client, 50_000);
    taken += count;
    return movable.slice(taken - count, taken).map((one) => move(one, admin, admin.token));
  };
}
