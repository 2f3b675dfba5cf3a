/** Updates installed packages and builds, one process at a time for the whole repository. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build, isBuilt, wasBuiltOfOthers } from './build.mjs';
import { Failure } from './failure.mjs';
import { mark, userOfThisCopy } from './in-use.mjs';
import { install, reasonToInstall } from './install.mjs';
import { tryLock } from './lock.mjs';
import { ROOT, WORK_DIR, makeFolder } from './paths.mjs';

const RETRY_MS = 500;

/**
 * @typedef {object} Options
 * @property {import('./phases.mjs').Phases} phases
 * @property {string} logDir
 * @property {AbortSignal} [signal]
 * @property {string[]} [only] workspaces to build with what they need; default: all
 * @property {boolean} [rebuilds] this command goes on building by itself
 */

/**
 * @param {Options} options
 * @throws {Failure} when there is something to do and another process runs from this copy
 */
export async function prepare({ phases, logDir, signal, only, rebuilds }) {
  if (isImage()) return;
  mark({ rebuilds });
  // Nothing to do, so nothing is written: a prepared copy may be read-only.
  if (reasonToInstall() === undefined && isBuilt(only)) {
    await phases.run('install', (report) => install({ logDir, report, signal }));
    await phases.run('build', async () => 'unchanged');
    return;
  }
  mark({ waits: true });
  const release = await lockRepository(phases, signal);
  try {
    await phases.run('install', (report) => install({ logDir, report, signal }));
    await build({ phases, logDir, signal, only });
    mark({ rebuilds });
  } finally {
    release();
  }
}

/**
 * For commands that work beside a running product: they use its build, even when the sources have changed.
 * @param {Options} options
 */
export async function prepareBeside(options) {
  if (isImage()) return;
  const user = userOfThisCopy();
  if (user === undefined) return prepare(options);
  if (!existsSync(path.join(ROOT, 'backend', 'dist', 'main.js'))) {
    throw new Failure(`${user.what} (process ${user.pid}) is still building: try again when it serves.`);
  }
  mark();
  options.phases.print(
    `  beside process ${user.pid} (${user.what}), with what is installed and built for it`,
  );
}

/**
 * For commands on an installation (backup, invariants, audit:verify, admin:create): they never install or build,
 * because a product of any user may run from this copy unseen. They use what is there.
 * @param {Options} options
 * @throws {Failure} when the packages or the build are missing
 */
export async function requireBuilt(options) {
  if (isImage()) return;
  if (userOfThisCopy() !== undefined) return prepareBeside(options);
  const reason = reasonToInstall();
  if (reason === 'nothing is installed' || !existsSync(path.join(ROOT, 'backend', 'dist', 'main.js'))) {
    throw new Failure(
      'The product is not built here, and this command builds nothing: npm start builds it, or npm ci && npm run build.',
    );
  }
  mark();
  if (reason !== undefined) {
    options.phases.print(
      `  the packages are not those of package-lock.json (${reason}): npm start installs them`,
    );
  }
  if (wasBuiltOfOthers(options.only)) {
    options.phases.print('  what is built is not of these sources: npm start builds it anew');
  }
}

/** Installs only. @param {Options} options */
export async function prepareInstall({ phases, logDir, signal }) {
  const release = await lockRepository(phases, signal);
  try {
    await phases.run('install', (report) => install({ logDir, report, signal }));
    mark();
  } finally {
    release();
  }
}

/** An image contains the build without its sources. */
function isImage() {
  return !existsSync(path.join(ROOT, 'backend', 'src'));
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
