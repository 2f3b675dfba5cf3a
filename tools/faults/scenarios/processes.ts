/** Processes that are killed, shut down in order, or replaced one by one. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Scenario } from '../scenario.ts';

/** A worker sends four messages at a time. */
const SENT_AT_ONCE = 4;

export const processScenarios: Scenario[] = [
  {
    name: 'nothing fails',
    counts: [1],
    fault: async () => {
      await sleep(1500);
    },
  },
  {
    name: 'kill',
    counts: [1, 3],
    fault: async (world) => {
      // The first process is killed repeatedly, as on a machine that keeps failing.
      for (let times = 0; times < 3; times += 1) {
        const [victim] = world.processes;
        world.mayDouble += SENT_AT_ONCE;
        await victim?.kill();
        await sleep(300);
        await victim?.start();
        await sleep(1200);
      }
    },
  },
  {
    name: 'stop in order',
    counts: [1, 3],
    fault: async (world) => {
      const problems: string[] = [];
      for (const one of world.processes) {
        const since = performance.now();
        const code = await one.stop();
        if (code !== 0) {
          problems.push(
            `a process that was asked to stop ended with ${code} after ${Math.round(performance.now() - since)} ms`,
          );
        }
        await one.start();
      }
      return problems;
    },
  },
];
