/** A failing file store, and disks without space. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASE } from '../../../scripts/lib/postgres/cluster.mjs';
import { runsAsRoot } from '../../../scripts/lib/postgres/server-user.mjs';
import { execute } from '../../../scripts/lib/scratch-database.mjs';
import { letItBite } from '../world/bite.ts';
import type { Scenario } from '../scenario.ts';
import type { StoreMood } from '../world/store.ts';

const MOODS: StoreMood[] = ['refuse', 'half', 'away', 'lie', 'slow'];
const EACH_MS = 2200;
const FULL_MS = 5000;
/** Blocks of 512 bytes in the POSIX shell: less than a CV, more than a probe. */
const SMALL_FILES = 40;

const noMounts = () =>
  runsAsRoot && process.platform === 'linux' ? undefined : 'only root on Linux can make a small disk';

function mountSmall(dir: string, size: string, options: string[] = []) {
  fs.mkdirSync(dir, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', ['size=' + size, ...options].join(','), 'tmpfs', dir]);
}

/** The kernel refuses it while a file on the disk is being written. */
async function turnReadOnly(dir: string) {
  for (let tries = 0; ; tries += 1) {
    try {
      return execFileSync('mount', ['-o', 'remount,ro', dir], { stdio: 'ignore' });
    } catch (error) {
      if (tries === 200) throw error;
      await sleep(20);
    }
  }
}

/**
 * @param bytes of each write
 * @returns the file that filled the disk
 */
function fill(dir: string, bytes: number): string {
  const filling = path.join(dir, 'filling');
  const fd = fs.openSync(filling, 'w');
  try {
    for (;;) fs.writeSync(fd, Buffer.alloc(bytes));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    fs.closeSync(fd);
  }
  return filling;
}

const canMount: string[] = [];
/** @returns why this machine cannot make a small disk */
function cannotMount(): string | undefined {
  const reason = noMounts();
  if (reason || canMount.length > 0) return reason ?? canMount[0] ?? undefined;
  const dir = fs.mkdtempSync('/tmp/fleet-hiring-mount-');
  try {
    mountSmall(dir, '1m');
    execFileSync('umount', [dir]);
    return undefined;
  } catch {
    // As in a container without permission to mount.
    canMount.push('this machine does not let root mount a small disk');
    return canMount[0];
  } finally {
    fs.rmdirSync(dir);
  }
}

export const storageScenarios: Scenario[] = [
  {
    name: 'store of files',
    counts: [1],
    world: { store: true },
    fault: async (world) => {
      for (const mood of MOODS) {
        if (world.store) world.store.mood = mood;
        await sleep(EACH_MS);
      }
      if (world.store) world.store.mood = 'refuse';
      const problems = await letItBite(world, EACH_MS);
      if (world.store) world.store.mood = 'well';
      return problems;
    },
  },
  {
    name: 'folder of files gone',
    counts: [1],
    fault: async (world) => {
      const files = path.join(world.dataDir, 'files');
      const aside = path.join(world.dataDir, 'files-aside');
      // A file replaces the folder: not even root can write into it.
      fs.renameSync(files, aside);
      fs.writeFileSync(files, '');
      const problems = await letItBite(world, FULL_MS);
      fs.rmSync(files);
      fs.renameSync(aside, files);
      return problems;
    },
  },
  {
    name: 'folder of uploads cleaned away',
    counts: [1],
    fault: async (world) => {
      // As a cleaner of temporary folders does, repeatedly: an upload in progress may have to be repeated.
      for (let times = 0; times < 5; times += 1) {
        fs.rmSync(path.join(world.dataDir, 'spool'), { recursive: true, force: true });
        await sleep(400);
      }
    },
  },
  {
    name: 'disk of files read-only',
    counts: [1],
    missing: cannotMount,
    world: { prepare: (dataDir) => mountSmall(dataDir, '200m') },
    fault: async (world) => {
      world.onClose(() => execFileSync('umount', ['-l', world.dataDir]));
      await turnReadOnly(world.dataDir);
      const problems = await letItBite(world, FULL_MS);
      execFileSync('mount', ['-o', 'remount,rw', world.dataDir]);
      return problems;
    },
  },
  {
    name: 'disk of files full',
    counts: [1],
    missing: cannotMount,
    world: { prepare: (dataDir) => mountSmall(dataDir, '40m') },
    fault: async (world) => {
      world.onClose(() => execFileSync('umount', ['-l', world.dataDir]));
      const filling = fill(world.dataDir, 64 * 1024);
      const problems = await letItBite(world, FULL_MS);
      fs.rmSync(filling);
      return problems;
    },
  },
  {
    name: 'files may not grow',
    counts: [1],
    // The limit belongs to the process; starting another process lifts it.
    world: { wrapper: ['/bin/sh', '-c', `ulimit -f ${SMALL_FILES}; exec "$0" "$@"`] },
    fault: async (world) => {
      const problems = await letItBite(world, FULL_MS);
      for (const one of world.processes) {
        await one.stop();
        one.wrapper = [];
        await one.start();
      }
      return problems;
    },
  },
  {
    name: 'disk of the database full',
    counts: [1],
    missing: cannotMount,
    fault: async (world) => {
      const { placement } = world.postgres;
      const dir = path.join(world.postgres.dir, `small-${world.database}`);
      mountSmall(
        dir,
        '300m',
        placement.user ? [`uid=${placement.user.uid}`, `gid=${placement.user.gid}`, 'mode=700'] : [],
      );
      const place = `small_${world.database}`;
      const admin = world.postgres.superuserUrl();
      world.onClose(async () => {
        await execute(admin, `DROP DATABASE IF EXISTS ${world.database} WITH (FORCE)`);
        await execute(admin, `DROP TABLESPACE IF EXISTS ${place}`);
        execFileSync('umount', ['-l', dir]);
      });
      await execute(admin, `CREATE TABLESPACE ${place} OWNER ${DATABASE} LOCATION '${dir}'`);
      // Growing tables are on the small disk from here on.
      for (const table of ['correos', 'aplicaciones_vacantes', 'candidates', 'system_logs']) {
        await world.query(`ALTER TABLE ${table} SET TABLESPACE ${place}`);
      }
      const filling = fill(dir, 1024 * 1024);
      const problems = await letItBite(world, FULL_MS);
      fs.rmSync(filling);
      return problems;
    },
  },
];
