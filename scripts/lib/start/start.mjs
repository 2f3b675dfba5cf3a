/**
 * `npm start`: from a fresh clone to a running product. The web server runs in this process, so that an idle
 * product needs the memory of one Node and one PostgreSQL.
 */
import path from 'node:path';
import * as backend from '../backend.mjs';
import { lockDataDir, prepareDataDir } from '../data-dir.mjs';
import { checkConnection, checkReachable } from '../database.mjs';
import { Failure, codeOf } from '../failure.mjs';
import { makeLogDir } from '../paths.mjs';
import { Phases } from '../phases.mjs';
import { tryListen } from '../port.mjs';
import { startPostgres } from '../postgres.mjs';
import { prepare } from '../prepare.mjs';
import { refuseUnfinishedRestore } from '../restore-mark.mjs';
import { reportFailure } from '../report-failure.mjs';
import { provideSecrets } from '../secrets.mjs';
import { noteAddress, readSettings } from '../settings.mjs';
import { Shutdown } from '../shutdown.mjs';
import { backUpNightly } from './nightly-backup.mjs';
import { welcome } from './welcome.mjs';

/** The server gives up earlier: see backend/src/site/stop-serving.ts. A second Ctrl-C does not wait. */
const CLOSE_TIMEOUT_MS = 120_000;

/** @typedef {import('../settings.mjs').Settings} Settings */

export async function start() {
  const phases = new Phases();
  const shutdown = new Shutdown({ exitCodeOnSignal: 0, onSignal: () => phases.print('\nStopping…') });
  /** @type {string | undefined} */
  let logDir;
  try {
    const settings = readSettings(process.env);
    prepareDataDir(settings.dataDir);
    refuseUnfinishedRestore(settings.dataDir);
    shutdown.onStop('the lock', await lockDataDir(settings.dataDir));
    await requireFreePort(settings);
    if (settings.databaseUrl !== undefined) await checkReachable(settings.databaseUrl);
    logDir = makeLogDir(path.join(settings.dataDir, 'logs'));
    await shutdown.during(run(settings, { phases, shutdown, logDir }));
  } catch (error) {
    // Errors after a stop request are part of stopping, which sets the exit code.
    if (shutdown.requested) return;
    reportFailure(error, logDir);
    await shutdown.undo();
    process.exit(1);
  }
}

/** @param {Settings} settings @param {{ phases: Phases, shutdown: Shutdown, logDir: string }} tools */
async function run(settings, { phases, shutdown, logDir }) {
  const { signal } = shutdown;
  await prepare({ phases, logDir, signal });
  provideSecrets(settings.dataDir, process.env);
  // From here on written files are personal data, logs or keys: for this user only.
  process.umask(0o077);

  const { url: databaseUrl } = await phases.run('database', () =>
    database(settings, { phases, shutdown, logDir }),
  );
  Object.assign(process.env, {
    DATABASE_URL: databaseUrl,
    PORT: String(settings.port),
    HOST: settings.host,
    DATA_DIR: settings.dataDir,
    APP_URL: settings.appUrl,
    SEED: settings.seed,
  });
  signal.throwIfAborted();

  await phases.run('migrations', async () => {
    const names = await backend.migrate();
    return names.length === 0 ? 'unchanged' : `${names.length} applied`;
  });
  signal.throwIfAborted();

  /** @type {import('../backend.mjs').Account[]} */
  let accounts = [];
  await phases.run(settings.seed === 'demo' ? 'demo data' : 'initial data', async () => {
    const result = await backend.seed(settings.seed);
    if (settings.seed === 'demo') accounts = result.accounts;
    return result.loaded ? '' : 'unchanged';
  });
  signal.throwIfAborted();

  const { url } = await phases.run('server', () => serve(settings, shutdown));
  signal.throwIfAborted();
  noteAddress(settings);
  if (settings.databaseUrl === undefined) {
    const end = backUpNightly({ dataDir: settings.dataDir, tell: (line) => phases.print(line) });
    shutdown.onStop('the nightly backup', end);
  }
  phases.print(welcome({ url, settings, accounts }));
}

/** @param {Settings} settings @param {{ phases: Phases, shutdown: Shutdown, logDir: string }} tools */
async function database({ databaseUrl, dataDir }, { phases, shutdown, logDir }) {
  if (databaseUrl !== undefined) {
    await checkConnection(databaseUrl);
    return { url: databaseUrl };
  }
  const postgres = await startPostgres({ dataDir, signal: shutdown.signal });
  shutdown.onStop('PostgreSQL', postgres.stop);
  if (postgres.recovered)
    phases.print('  found a PostgreSQL left behind by a start that was killed; took over its data');
  if (postgres.notice !== undefined) phases.print(`  ${postgres.notice}`);
  void postgres.ended.then(async () => {
    if (shutdown.stopping) return;
    reportFailure(
      new Failure('PostgreSQL has ended unexpectedly.', { log: path.join(logDir, 'postgres.log') }),
      logDir,
    );
    await shutdown.undo();
    process.exit(1);
  });
  return { url: postgres.url };
}

/** @param {Settings} settings @param {Shutdown} shutdown @returns {Promise<{ url: string }>} */
async function serve(settings, shutdown) {
  try {
    const { url, close } = await backend.serve();
    shutdown.onStop('the server', () => withTimeout(close(), CLOSE_TIMEOUT_MS));
    return { url };
  } catch (error) {
    throw codeOf(error) === 'EADDRINUSE' ? portFailure(error, settings) : error;
  }
}

/** Checked before the slow phases, which take minutes. @param {Settings} settings */
async function requireFreePort(settings) {
  try {
    await tryListen(settings.port, settings.host);
  } catch (error) {
    throw portFailure(error, settings);
  }
}

/** @param {unknown} error @param {Settings} settings */
function portFailure(error, { port }) {
  const code = codeOf(error);
  if (code === 'EADDRINUSE')
    return new Failure(`Port ${port} is busy: stop what uses it, or set PORT to another one.`);
  if (code === 'EACCES') return new Failure(`Port ${port} needs more rights: set PORT to one from 1024 on.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new Failure('HOST is not an address of this machine.');
  return new Failure(`The server cannot listen at HOST and PORT (${code ?? 'unknown reason'}).`, {
    cause: error,
  });
}

/** @param {Promise<void>} work @param {number} ms */
async function withTimeout(work, ms) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`it took longer than ${ms / 1000} s`)), ms);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
