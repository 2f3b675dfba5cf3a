/** Runs one scenario, from a fresh world to its verdict. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Tools } from '../../scripts/lib/task.mjs';
import type { DurablePostgres } from '../postgres.ts';
import { judge } from './judge.ts';
import { hurryDuring, settle } from './settle.ts';
import { World, type WorldOptions } from './world.ts';

export interface Scenario {
  name: string;
  /** Why this machine cannot run it. */
  missing?: () => string | undefined;
  world: WorldOptions;
  /** Runs while the load runs; returns its findings. */
  fault: (world: World) => Promise<string[] | void>;
}

interface Outcome {
  problems: string[];
  line: string;
}

/** Duration of the load before the fault and after it. */
const BEFORE_MS = 3500;
const AFTER_MS = 2500;
const FINISH_MS = 45_000;

/** A scenario that throws has failed; the others still run. */
export async function runScenario(
  scenario: Scenario,
  postgres: DurablePostgres,
  tools: Tools,
): Promise<Outcome> {
  try {
    const world = await World.create(postgres, scenario.name, tools, scenario.world);
    const outcome = await runIn(world, scenario);
    await world.close();
    return outcome;
  } catch (error) {
    if (tools.shutdown.requested) throw error;
    return { problems: [`broke off: ${error instanceof Error ? error.stack : String(error)}`], line: '' };
  }
}

async function runIn(world: World, { fault }: Scenario): Promise<Outcome> {
  const { load } = world;
  load.start({ people: 5, staff: 2 });
  await sleep(BEFORE_MS);
  const seen = (await fault(world)) ?? [];
  await sleep(AFTER_MS);
  await hurryDuring(world, load.finish(FINISH_MS));
  const problems = [...seen, ...(await judge(world, await settle(world)))];
  const { requests, accepted, refused, unavailable, unknown, slowestMs } = load.client.figures;
  const applications = load.applicants.filter(({ application }) => application).length;
  const moves = load.applicants.reduce((sum, one) => sum + one.moves.length, 0);
  const line =
    `${requests} requests (${accepted} accepted, ${refused} refused, ${unavailable} unavailable, ${unknown} without an answer); ` +
    `${load.applicants.length} people, ${applications} applications, ${moves} moves, ${world.mail.taken.length} mails; ` +
    `slowest ${(slowestMs / 1000).toFixed(1)} s`;
  return { problems, line };
}
