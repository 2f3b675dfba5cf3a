/**
 * A rolling update under load, and back: three processes of the earlier version are replaced one after the other by
 * this version, one of them goes back and forth. The load and its judge are those of `npm run test:faults`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import path from 'node:path';
import { ROOT } from '../../scripts/lib/paths.mjs';
import type { Tools } from '../../scripts/lib/task.mjs';
import { runScenario } from '../faults/scenario.ts';
import { makeTemplate, type World } from '../faults/world.ts';
import { DurablePostgres } from '../postgres.ts';
import { mainOf, type ProductProcess } from '../product.ts';
import { prepareDatabase } from './version.ts';

const BESIDE_MS = 2500;
/** 1.0.0 cannot note that a message was sent when a migration outdates its prepared statement: four at once, by two processes. */
const MAY_DOUBLE = 8;

/** @returns what is wrong */
export async function rollingUpdate(earlier: string, tools: Tools): Promise<string[]> {
  const { shutdown, logDir } = tools;
  const postgres = await DurablePostgres.start(shutdown);
  const log = path.join(logDir, 'rolling-schema.log');
  await makeTemplate(postgres, () =>
    prepareDatabase(earlier, process.env.DATABASE_URL ?? '', { log, signal: shutdown.signal }),
  );
  const fault = async (world: World) => {
    const problems: string[] = [];
    world.mayDouble += MAY_DOUBLE;
    const [first] = world.processes;
    const replaced = world.processes.map((one) => [one, mainOf(ROOT)] as const);
    const back = first
      ? ([
          [first, mainOf(earlier)],
          [first, mainOf(ROOT)],
        ] as const)
      : [];
    for (const [one, main] of [...replaced, ...back]) {
      problems.push(...(await replace(world, one, main)));
      await sleep(BESIDE_MS);
    }
    return problems;
  };
  const world = { processes: 3, main: mainOf(earlier) };
  const { problems, line } = await runScenario({ name: 'a rolling update', world, fault }, postgres, tools);
  tools.phases.print(`  ${line}`);
  return problems;
}

/** As the proxy does: no new requests to a process that is not ready. */
async function replace(world: World, one: ProductProcess, main: string): Promise<string[]> {
  world.inFront = world.inFront.filter((other) => other !== one);
  const code = await one.stop();
  one.program.main = main;
  await one.start();
  world.inFront = [...world.inFront, one];
  return code === 0 ? [] : [`a process that was asked to stop ended with ${code}`];
}
