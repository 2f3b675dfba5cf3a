/** What fails, in the order in which it is run. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runsAsRoot } from '../../scripts/lib/postgres/server-user.mjs';
import { until } from '../product.ts';
import { killWhileSigning, mailAwayWhileSigning } from './offers.ts';
import type { Scenario } from './scenario.ts';
import type { World } from './world.ts';

/** Messages that a process sends at once, and may send again after a failure. */
const SENT_AT_ONCE = 4;
const AWAY_MS = 2500;
const EACH_MS = 4000;
/** A fault that affects no request proves nothing: so many are to be spoiled, within this time. */
const SPOILED = 3;
const SPOILED_WITHIN_MS = 25_000;
/** Blocks of 512 bytes in the POSIX shell: less than a CV, more than a probe. */
const SMALL_FILES = 40;

async function letItBite({ load: { client } }: World): Promise<string[]> {
  const spoiled = () => client.figures.refused + client.figures.unavailable + client.figures.unknown;
  const before = spoiled();
  const bitten = await until(() => spoiled() - before >= SPOILED, SPOILED_WITHIN_MS);
  return bitten ? [] : [`the fault spoiled only ${spoiled() - before} requests`];
}

/** The first process is killed repeatedly, as on a machine that keeps failing. */
async function kill(world: World) {
  const [victim] = world.processes;
  for (let times = 0; times < 3; times += 1) {
    world.mayDouble += SENT_AT_ONCE;
    await victim?.kill();
    await sleep(300);
    await victim?.start();
    await sleep(1200);
  }
}

/** A rolling update: each process is stopped, with its requests finished, and started again with its migrations. */
async function stopInOrder(world: World) {
  const problems: string[] = [];
  for (const one of world.processes) {
    const code = await one.stop();
    if (code !== 0) problems.push(`a process that was asked to stop ended with ${code}`);
    await one.start();
  }
  return problems;
}

const restart = (how: 'fast' | 'immediate') => async (world: World) => {
  world.mayDouble += SENT_AT_ONCE * world.processes.length;
  await world.postgres.restart(how, AWAY_MS);
};

async function mailFails({ mail }: World) {
  for (const mood of ['down', 'later', 'forget'] as const) {
    mail.mood = mood;
    await sleep(EACH_MS);
  }
  mail.mood = 'well';
}

const umount = (dir: string) => execFileSync('umount', ['-l', dir]);
function mountSmall(dir: string) {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=40m', 'tmpfs', dir]);
}

/** @returns why this machine cannot make a small disk */
function cannotMount(): string | undefined {
  if (!runsAsRoot || process.platform !== 'linux') return 'only root on Linux can make a small disk';
  const dir = fs.mkdtempSync('/tmp/fleet-hiring-mount-');
  try {
    mountSmall(dir);
    umount(dir);
    return undefined;
  } catch {
    // As in a container without permission to mount.
    return 'this machine does not let root mount a small disk';
  } finally {
    fs.rmdirSync(dir);
  }
}

async function fillDisk(world: World) {
  const dataDir = world.settings.DATA_DIR ?? '';
  const filling = path.join(dataDir, 'filling');
  try {
    for (;;) fs.appendFileSync(filling, Buffer.alloc(64 * 1024));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
  const problems = await letItBite(world);
  fs.rmSync(filling);
  return problems;
}

/** The limit belongs to the process; starting another one lifts it. */
async function filesMayNotGrow(world: World) {
  const problems = await letItBite(world);
  for (const one of world.processes) {
    await one.stop();
    one.program.wrapper = [];
    await one.start();
  }
  return problems;
}

export const SCENARIOS: Scenario[] = [
  { name: 'kill', world: { processes: 1 }, fault: kill },
  { name: 'kill, three processes', world: { processes: 3 }, fault: kill },
  { name: 'stop in order, three processes', world: { processes: 3 }, fault: stopInOrder },
  { name: 'database restart, three processes', world: { processes: 3 }, fault: restart('fast') },
  { name: 'database crash', world: { processes: 1 }, fault: restart('immediate') },
  { name: 'mail', world: { processes: 2 }, fault: mailFails },
  { name: 'killed while signing', world: { processes: 1 }, fault: killWhileSigning },
  { name: 'no mail while signing', world: { processes: 1 }, fault: mailAwayWhileSigning },
  {
    name: 'disk of files full',
    missing: cannotMount,
    world: {
      processes: 1,
      prepare: (dataDir, shutdown) => {
        mountSmall(dataDir);
        shutdown.onStop('the small disk', () => umount(dataDir));
      },
    },
    fault: fillDisk,
  },
  {
    name: 'files may not grow',
    world: { processes: 1, wrapper: ['/bin/sh', '-c', `ulimit -f ${SMALL_FILES}; exec "$0" "$@"`] },
    fault: filesMayNotGrow,
  },
];
