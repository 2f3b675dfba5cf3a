/** A database that restarts, crashes, is unreachable, or has no connection left. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { missingPooler } from '../world/pooler.ts';
import type { Scenario } from '../scenario.ts';
import type { World } from '../world/world.ts';

/** Messages being sent while the database fails may be sent again: four by each process. */
const SENT_AT_ONCE = 4;
const AWAY_MS = 2500;
const UNHEARD_MS = 8000;
const FULL_MS = 4000;
const STILL_MS = 25_000;
/** Every client gets an answer within this time. */
const TOLD_MS = 18_000;
/** Duration of the load. */
const JOURNEYS_MS = 15_000;
/** An outage is logged once for each part of the product, not once for each attempt. */
const LINES_OF_AN_OUTAGE = 120;

async function quietly(world: World, outage: () => Promise<void>): Promise<string[]> {
  const lines = () => world.processes.map((one) => one.said().split('\n').length);
  const before = lines();
  const requests = world.load.client.figures.unavailable;
  await outage();
  await sleep(1000);
  const refused = world.load.client.figures.unavailable - requests;
  return lines().flatMap((after, place) => {
    const written = after - (before[place] ?? 0);
    // Each refused request has its own line.
    return written > LINES_OF_AN_OUTAGE + 2 * refused
      ? [
          `process ${place + 1} wrote ${written} lines of one outage, in which ${refused} requests were refused`,
        ]
      : [];
  });
}

const restart =
  (how: 'fast' | 'immediate'): Scenario['fault'] =>
  async (world) => {
    world.mayDouble += SENT_AT_ONCE * world.processes.length;
    return quietly(world, () => world.postgres.restart(how, AWAY_MS));
  };

export const databaseScenarios: Scenario[] = [
  { name: 'database restart', counts: [1, 3], fault: restart('fast') },
  { name: 'database crash', counts: [1], fault: restart('immediate') },
  {
    name: 'database unheard of',
    counts: [1],
    fault: async (world) => {
      world.mayDouble += SENT_AT_ONCE * world.processes.length;
      return quietly(world, async () => {
        world.postgres.door.hang(true);
        await sleep(UNHEARD_MS);
        // As in a network that comes back after the firewall has dropped every connection.
        world.postgres.door.cut();
        world.postgres.door.hang(false);
      });
    },
  },
  {
    name: 'database stands still',
    counts: [1],
    fault: async (world) => {
      world.mayDouble += SENT_AT_ONCE * world.processes.length;
      const { figures } = world.load.client;
      figures.slowestMs = 0;
      world.postgres.stand(true);
      try {
        await sleep(STILL_MS);
      } finally {
        world.postgres.stand(false);
      }
      const slowest = Math.round(figures.slowestMs / 1000);
      return [
        ...(figures.unavailable > 0 ? [] : ['nobody was told that the database stood still']),
        ...(figures.slowestMs > TOLD_MS
          ? [`somebody waited ${slowest} s for an answer: ${figures.slowest}`]
          : []),
      ];
    },
  },
  {
    name: 'behind a pooler',
    counts: [1, 3],
    missing: missingPooler,
    world: { pooler: true },
    fault: async (world) => {
      await sleep(JOURNEYS_MS);
      const { unavailable, unknown } = world.load.client.figures;
      return unavailable + unknown > 0 ? [`${unavailable + unknown} requests were not answered`] : [];
    },
  },
  {
    name: 'database full of connections',
    counts: [3],
    fault: async (world) => {
      const held: pg.Client[] = [];
      try {
        // Takes every free connection, including those that the processes release.
        const end = performance.now() + FULL_MS;
        while (performance.now() < end) {
          const client = new pg.Client({ connectionString: world.postgres.directUrl(world.database) });
          client.on('error', () => {});
          try {
            await client.connect();
            held.push(client);
          } catch {
            await sleep(50);
          }
        }
      } finally {
        await Promise.all(held.map((client) => client.end()));
      }
      return held.length > 0 ? [] : ['the database gave no connection at all'];
    },
  },
];
