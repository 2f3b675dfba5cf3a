/** Brings what is installed and built up to date, one process at a time for the whole repository. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build, isBuilt } from './build.mjs';
import { install, reasonToInstall } from './install.mjs';
import { tryLock } from './lock.mjs';
import { ROOT, WORK_DIR, makeFolder } from './paths.mjs';

const RETRY_MS = 500;

/**
 * @param {object} options
 * @param {import('./phases.mjs').Phases} options.phases
 * @param {string} options.logDir
 * @param {AbortSignal} [options.signal]
 * @param {string[]} [options.only] workspaces to build with what they need; default: all
 */
export async function prepare({ phases, logDir, signal, only }) {
  // An image holds what was built and nothing to build it from.
  if (!existsSync(path.join(ROOT, 'backend', 'src'))) return;
  // Nothing to do means nothing to write: a prepared copy may be read-only.
  if (reasonToInstall() === undefined && isBuilt(only)) {
    await phases.run('install', (report) => install({ logDir, report, signal }));
    await phases.run('build', async () => 'unchanged');
    return;
  }
  const release = await lockRepository(phases, signal);
  try {
    await phases.run('install', (report) => install({ logDir, report, signal }));
    await build({ phases, logDir, signal, only });
  } finally {
    release();
  }
}

/** Installs only. @param {{ phases: import('./phases.mjs').Phases, logDir: string, signal?: AbortSignal }} options */
export async function prepareInstall({ phases, logDir, signal }) {
  const release = await lockRepository(phases, signal);
  try {
    await phases.run('install', (report) => install({ logDir, report, signal }));
  } finally {
    release();
  }
}

/** @param {import('./phases.mjs').Phases} phases @param {AbortSignal} [signal] */
async function lockRepository(phases, signal) {
  makeFolder(WORK_DIR);
  let told = false;
  for (;;) {
    const { holder, release } = await tryLock(path.join(WORK_DIR, 'build.lock'));
    if (holder === undefined) return release;
    if (!told) phases.print(`  waiting for process ${holder.pid}, which is installing or building here`);
    told = true;
    await sleep(RETRY_MS, undefined, { signal });
  }
}
