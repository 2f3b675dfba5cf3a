/** A fault that nobody has met proves nothing. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { World } from './world.ts';

const LOOK_MS = 100;
const LONGEST_MS = 25_000;
/** Requests that it must have spoiled. */
const ENOUGH = 3;

/**
 * Lets a fault last until enough requests have met it.
 * @returns what is wrong: it met too few
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
