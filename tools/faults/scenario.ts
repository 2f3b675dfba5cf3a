/** Runs one scenario, from a fresh world to its verdict. */
import { setTimeout as sleep } from 'node:timers/promises';
import { judge } from './judge.ts';
import { hurryDuring, settle } from './settle.ts';
import { World, type WorldOptions } from './world/world.ts';
import type { FaultyPostgres } from './world/postgres.ts';
import type { Shutdown } from '../../scripts/lib/shutdown.mjs';

export interface Scenario {
  name: string;
  /** Default numbers of processes. */
  counts: number[];
  /** Why this machine cannot run it. */
  missing?: () => string | undefined;
  world?: Partial<WorldOptions>;
  /** Number of concurrent clients. */
  clients?: { people: number; staff: number };
  /** Runs while the load runs; returns its findings. */
  fault: (world: World) => Promise<string[] | void>;
}

interface Outcome {
  problems: string[];
  line: string;
  skipped?: string;
}

const CLIENTS = { people: 5, staff: 2 };
/** Duration of the load before the fault and after it. */
const BEFORE_MS = 3500;
const AFTER_MS = 2500;
const FINISH_MS = 45_000;

export async function runScenario(
  scenario: Scenario,
  {
    count,
    postgres,
    logDir,
    shutdown,
  }: { count: number; postgres: FaultyPostgres; logDir: string; shutdown: Shutdown },
): Promise<Outcome> {
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

function describe(
  world: World,
  { started, loaded, settled }: { started: number; loaded: number; settled: number },
) {
  const { figures, recoveredAfterMs } = world.load.client;
  const { people, applications, moves } = world.load.ledger.figures;
  const lines = world.processes.reduce((sum, one) => sum + one.said().split('\n').length - 1, 0);
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
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
