/**
 * A rolling update under load, and back: three processes of the earlier version are replaced one after the other by
 * this version, one of them goes back and forth. The load and its judge are those of `npm run test:faults`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import path from 'node:path';
import { ROOT } from '../../scripts/lib/paths.mjs';
import type { Tools } from '../../scripts/lib/task.mjs';
import { runScenario, type Scenario } from '../faults/scenario.ts';
import { FaultyPostgres } from '../faults/world/postgres.ts';
import { mainOf, type ProductProcess } from '../faults/world/processes.ts';
import { makeTemplate } from '../faults/world/template.ts';
import type { World } from '../faults/world/world.ts';
import { prepareDatabase } from './version.ts';

const BESIDE_MS = 2500;
const PROCESSES = 3;

/** @param mayDouble how many messages the earlier version may send twice */
export async function rollingUpdate(earlier: string, mayDouble: number, { shutdown, logDir }: Tools) {
  const postgres = await FaultyPostgres.start(shutdown.signal);
  shutdown.onStop('the database of the update', () => postgres.stop());
  const log = path.join(logDir, 'rolling-schema.log');
  await makeTemplate(postgres, () =>
    prepareDatabase(earlier, process.env.DATABASE_URL ?? '', { log, signal: shutdown.signal }),
  );
  return runScenario(scenario(earlier, mayDouble), { count: PROCESSES, postgres, logDir, shutdown });
}

const scenario = (earlier: string, mayDouble: number): Scenario => ({
  name: 'a rolling update',
  counts: [PROCESSES],
  world: { main: mainOf(earlier) },
  fault: async (world) => {
    const problems: string[] = [];
    world.mayDouble += mayDouble;
    for (const one of world.processes) {
      problems.push(...(await replace(world, one, mainOf(ROOT))));
      await sleep(BESIDE_MS);
    }
    const [first] = world.processes;
    if (!first) return problems;
    problems.push(...(await replace(world, first, mainOf(earlier))));
    await sleep(BESIDE_MS);
    problems.push(...(await replace(world, first, mainOf(ROOT))));
    return problems;
  },
});

/** As the proxy does: no new requests to a process that is not ready. */
async function replace(world: World, one: ProductProcess, main: string): Promise<string[]> {
  world.inFront = world.inFront.filter((other) => other !== one);
  const code = await one.stop();
  one.main = main;
  await one.start();
  world.inFront = [...world.inFront, one];
  return code === 0 ? [] : [`a process that was asked to stop ended with ${code}`];
}
