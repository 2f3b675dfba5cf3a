/**
 * Tests a backup: restores it into a temporary database and folder in DATA_DIR, and compares. Not in memory: it is as large
 * as the installation.
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import * as backend from './backend.mjs';
import { explained } from './backup-failure.mjs';
import { Failure } from './failure.mjs';
import { makeTemporaryDir } from './postgres/placement.mjs';
import { markTemporary, TEMPORARY_PREFIX } from './postgres/temporary.mjs';
import { databaseUrl, execute, testServer } from './scratch-database.mjs';

/**
 * @param {import('./task.mjs').Tools} tools
 * @param {{ file: string, key: unknown, dataDir: string }} backup
 * @returns {Promise<string[]>} what is wrong with it
 */
export async function tryBackup({ phases, shutdown }, { file, key, dataDir }) {
  const dir = makeTemporaryDir(TEMPORARY_PREFIX, undefined, [dataDir]);
  // A killed trial is removed by the next one.
  markTemporary(dir);
  shutdown.onStop('the folder of the trial', () => fs.rmSync(dir, { recursive: true, force: true }));
  const name = `trial_${randomBytes(6).toString('hex')}`;
  let server = '';
  await phases.run('empty instance', async () => {
    server = await testServer(shutdown, dataDir);
    await execute(server, `CREATE DATABASE ${name}`);
  });
  const drop = () => execute(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  shutdown.onStop('the database of the trial', drop);
  const trial = await backend.restoring({
    DATABASE_URL: databaseUrl(server, name),
    DATABASE_DIRECT_URL: undefined,
    DATA_DIR: dir,
    STORAGE_URL: undefined,
  });
  try {
    return await check(phases, trial, file, key);
  } finally {
    fs.rmSync(dir, { recursive: true, force: true });
    await drop();
  }
}

/** @param {import('./phases.mjs').Phases} phases @param {any} trial @param {string} file @param {unknown} key */
async function check(phases, trial, file, key) {
  try {
    await phases.run('restore into it', async (report) => {
      await trial.prepare();
      await explained(trial.load(file, key, report));
    });
  } catch (error) {
    if (error instanceof Failure) return [error.message];
    throw error;
  }
  return phases.run('figures and log', async () => problemsOf(await trial.check()));
}

/**
 * @param {{ wrongCounters: string[], log: { broken: { reason: string } | null } }} found
 * @returns {string[]}
 */
export function problemsOf({ wrongCounters, log }) {
  return [
    ...(wrongCounters.length > 0 ? [`Does not hold: ${wrongCounters.join(', ')}.`] : []),
    // Seals cannot be checked without their key; unreadable keys are reported separately.
    ...(log.broken && log.broken.reason !== 'clave'
      ? ['The log does not hold: npm run audit:verify says where.']
      : []),
  ];
}
