/** A fault that affects no request proves nothing. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { World } from './world.ts';

const LOOK_MS = 100;
const LONGEST_MS = 25_000;
/** Number of requests that a fault must spoil. */
const ENOUGH = 3;

/**
 * Keeps a fault active until it has spoiled enough requests.
 * @returns the finding that it spoiled too few
 */
export async function letItBite(world: World, leastMs: number): Promise<string[]> {
  const { figures } = world.load.client;
  const spoiled = () => figures.refused + figures.unavailable + figures.unknown + figures.unsent;
  const [before, since] = [spoiled(), performance.now()];
  for (;;) {
    const met = spoiled() - before;
    const lasted = performance.now() - since;
    if (met >= ENOUGH && lasted >= leastMs) return [];
    if (lasted > LONGEST_MS) return [`the fault spoiled only ${met} requests in ${LONGEST_MS / 1000} s`];
    await sleep(LOOK_MS);
  }
}
