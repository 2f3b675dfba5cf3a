/** One scenario from its fresh world to its verdict. */
import { setTimeout as sleep } from 'node:timers/promises';
import { judge } from './judge.mjs';
import { hurryDuring, settle } from './settle.mjs';
import { World } from './world.mjs';

/**
 * @typedef {object} Scenario
 * @property {string} name
 * @property {number[]} counts of processes that it runs with unless told otherwise
 * @property {() => string | undefined} [missing] why this machine cannot run it
 * @property {Partial<import('./world.mjs').WorldOptions>} [world]
 * @property {{ people: number, staff: number }} [clients] how many at once
 * @property {(world: World) => Promise<string[] | void>} fault done while the load runs; what it saw that is wrong
 */

/** @typedef {{ problems: string[], line: string, skipped?: string }} Outcome */

const CLIENTS = { people: 5, staff: 2 };
/** The load before the fault and after it. */
const BEFORE_MS = 3500;
const AFTER_MS = 2500;
const FINISH_MS = 45_000;

/**
 * @param {Scenario} scenario
 * @param {{ count: number, postgres: import('./postgres.mjs').FaultyPostgres, logDir: string,
 *   shutdown: import('../shutdown.mjs').Shutdown }} context
 * @returns {Promise<Outcome>}
 */
export async function runScenario(scenario, { count, postgres, logDir, shutdown }) {
  const skipped = scenario.missing?.();
  if (skipped) return { problems: [], line: '', skipped: `skipped: ${skipped}` };
  const started = performance.now();
  const options = { processes: count, ...scenario.world };
  const world = await World.create(postgres, `${scenario.name}-${count}`, logDir, options);
  const close = () => world.close();
  shutdown.onStop(`the world of ${scenario.name}`, close);
  try {
    world.load.start(scenario.clients ?? CLIENTS);
    await sleep(BEFORE_MS);
    const seen = (await scenario.fault(world)) ?? [];
    world.load.client.faultIsOver();
    await sleep(AFTER_MS);
    await hurryDuring(world, world.load.finish(FINISH_MS));
    const loaded = performance.now();
    const unsettled = await settle(world);
    const times = { started, loaded, settled: performance.now() };
    const problems = [...seen, ...(await judge(world, unsettled))];
    return { problems, line: describe(world, times) };
  } finally {
    await close();
  }
}

/** @param {World} world @param {{ started: number, loaded: number, settled: number }} times */
function describe(world, { started, loaded, settled }) {
  const { figures, recoveredAfterMs } = world.load.client;
  const { people, applications, moves } = world.load.ledger.figures;
  const lines = world.processes.reduce((sum, one) => sum + one.said().split('\n').length - 1, 0);
  const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`;
  return [
    `${figures.requests} requests (${figures.accepted} accepted, ${figures.refused} refused, ` +
      `${figures.unavailable} unavailable, ${figures.unknown} unknown, ${figures.unsent} unsent)`,
    `${people} people, ${applications} applications, ${moves} moves, ${world.mail.taken.length} mails`,
    `slowest ${seconds(figures.slowestMs)}`,
    `recovered in ${recoveredAfterMs === null ? 'never' : seconds(recoveredAfterMs)}`,
    `settled in ${seconds(settled - loaded)}`,
    `${lines} lines logged`,
    `${seconds(performance.now() - started)} in all`,
  ].join('; ');
}
