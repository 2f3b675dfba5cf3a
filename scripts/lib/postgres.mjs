/**
 * A real PostgreSQL without installing one: the programs come with npm, the files lie in DATA_DIR (or in a
 * temporary folder that is removed at the end).
 *
 *   postgres/binaries     the programs that npm installed
 *   postgres/server-user  whom it runs as, when root starts it
 *   postgres/placement    where its files and programs lie
 *   postgres/cluster      creates the files
 *   postgres/postmaster   finds and stops what is already running on them
 *   postgres/server       starts it
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { makeLogDir } from './paths.mjs';
import { DATABASE, createCluster, resetPassword } from './postgres/cluster.mjs';
import {
  clusterOf,
  makeTemporaryDir,
  memoryParents,
  place,
  placeBinaries,
  temporaryParents,
} from './postgres/placement.mjs';
import { forgetStalePostmaster, runningPostmaster, stopPostmaster } from './postgres/postmaster.mjs';
import { startServer } from './postgres/server.mjs';
import { chooseServerUser } from './postgres/server-user.mjs';
import { TEMPORARY_PREFIX, markTemporary, sweepTemporary } from './postgres/temporary.mjs';

const PASSWORD_FILE = 'postgres.password';
const LOG_MAX_BYTES = 5 * 1024 * 1024;

/**
 * @typedef {object} Postgres
 * @property {string} url of the database `hiring`, with its password
 * @property {boolean} recovered a server left behind by a killed process was stopped first
 * @property {string | undefined} notice what the person should know, in one line
 * @property {Promise<void>} ended resolves when the server ends, for whatever reason
 * @property {() => Promise<void>} stop
 */

/**
 * Starts a server: the one of DATA_DIR, or with `ephemeral` one on new files in a temporary folder, in memory where there is
 * plenty, that `stop` removes (for tests: quick rather than safe).
 * @param {{ dataDir: string, ephemeral?: false, signal?: AbortSignal } |
 *   { ephemeral: true, within?: string, signal?: AbortSignal }} options `within`: in this folder, never in memory
 * @returns {Promise<Postgres>}
 */
export function startPostgres(options) {
  return options.ephemeral
    ? startTemporary(options.within, options.signal)
    : startPersistent(options.dataDir, options.signal);
}

/**
 * The caller holds DATA_DIR's lock, so a server still running on its files was left by a killed process.
 * @param {string} dataDir @param {AbortSignal} [signal]
 * @returns {Promise<Postgres>}
 */
async function startPersistent(dataDir, signal) {
  const log = rotated(path.join(makeLogDir(path.join(dataDir, 'logs')), 'postgres.log'));
  const placement = place(dataDir);
  const recovered = await stopOrphan(placement.cluster);
  const password = await preparePassword(dataDir, placement, log);
  const server = await startServer(placement, { log, ephemeral: false, signal });
  return {
    url: urlOf(password, server.port),
    recovered,
    notice: placement.notice,
    ended: server.ended,
    stop: server.stop,
  };
}

/** @param {string} [within] @param {AbortSignal} [signal] @returns {Promise<Postgres>} */
async function startTemporary(within, signal) {
  await sweepTemporary(within);
  const user = chooseServerUser();
  const preferred = within === undefined ? memoryParents() : [within];
  const dir = makeTemporaryDir(TEMPORARY_PREFIX, user, [...preferred, ...temporaryParents()]);
  const remove = () => fs.rmSync(dir, { recursive: true, force: true });
  try {
    markTemporary(dir);
    const log = path.join(dir, 'postgres.log');
    const password = newPassword();
    const placement = {
      cluster: path.join(dir, 'data'),
      native: placeBinaries(user),
      user,
      notice: undefined,
    };
    await createCluster(placement, { password, log, ephemeral: true });
    const server = await startServer(placement, { log, ephemeral: true, signal });
    const stop = async () => {
      await server.stop();
      remove();
    };
    const url = urlOf(password, server.port);
    return { url, recovered: false, notice: undefined, ended: server.ended, stop };
  } catch (error) {
    // Keeps the log, which explains the failure; deletes the rest.
    fs.rmSync(path.join(dir, 'data'), { recursive: true, force: true });
    throw error;
  }
}

/**
 * @param {string} dataDir
 * @returns {string | undefined} the address of the server that runs on DATA_DIR now, if it is ready
 */
export function runningPostgresUrl(dataDir) {
  const cluster = clusterOf(dataDir);
  const server = cluster === undefined ? undefined : runningPostmaster(cluster);
  const file = path.join(dataDir, PASSWORD_FILE);
  if (!server?.ready || !fs.existsSync(file)) return undefined;
  return urlOf(fs.readFileSync(file, 'utf8').trim(), server.port);
}

/** @param {string} cluster @returns {Promise<boolean>} whether there was one */
async function stopOrphan(cluster) {
  const orphan = runningPostmaster(cluster);
  if (orphan === undefined) {
    forgetStalePostmaster(cluster);
    return false;
  }
  await stopPostmaster(orphan.pid);
  return true;
}

/**
 * Creates the files if missing, and sets their password to the one in DATA_DIR.
 * @param {string} dataDir @param {import('./postgres/placement.mjs').Placement} placement @param {string} log
 * @returns {Promise<string>}
 */
async function preparePassword(dataDir, placement, log) {
  const file = path.join(dataDir, PASSWORD_FILE);
  const exists = fs.existsSync(path.join(placement.cluster, 'PG_VERSION'));
  if (exists && fs.existsSync(file)) return fs.readFileSync(file, 'utf8').trim();
  const password = newPassword();
  if (exists) await resetPassword(placement, { password, log });
  else await createCluster(placement, { password, log, ephemeral: false });
  fs.writeFileSync(file, `${password}\n`, { mode: 0o600 });
  return password;
}

/** @returns {string} hexadecimal, so that it needs no escaping in an address or a statement */
function newPassword() {
  return randomBytes(24).toString('hex');
}

/** @param {string} password @param {number} port */
function urlOf(password, port) {
  return `postgres://${DATABASE}:${password}@127.0.0.1:${port}/${DATABASE}`;
}

/** @param {string} log @returns {string} the same name; a log that has grown too long is put aside first */
function rotated(log) {
  const size = fs.statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_MAX_BYTES) fs.renameSync(log, `${log}.1`);
  return log;
}
