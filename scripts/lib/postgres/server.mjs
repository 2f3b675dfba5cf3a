/** Starts the PostgreSQL server of a cluster on a free loopback port and waits until it answers. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure, saysDiskFull } from '../failure.mjs';
import { freePort } from '../port.mjs';
import { PROGRAM_ENVIRONMENT } from './cluster.mjs';
import { readPostmasterFile, stopPostmaster } from './postmaster.mjs';
import { credentials } from './server-user.mjs';

const POLL_MS = 20;
const PORT_ATTEMPTS = 5;
/** After a power cut the server replays its WAL before it answers. */
const READY_TIMEOUT_MS = 120_000;
const PORT_TAKEN = /could not bind|Address already in use|could not create any TCP\/IP sockets/;

/** Settings for a small team: little memory, no workers for large databases. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '64MB',
  maintenance_work_mem: '32MB',
  max_worker_processes: '4',
  max_logical_replication_workers: '0',
  max_wal_senders: '0',
  wal_level: 'minimal',
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Error details quote rows with personal data, and logs are kept.
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

/** For databases of a test run: durability is not needed. */
const EPHEMERAL_SETTINGS = {
  max_connections: '120',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  // They may lie in memory.
  max_wal_size: '256MB',
};

/**
 * @typedef {object} RunningServer
 * @property {number} port
 * @property {number} pid
 * @property {() => Promise<void>} stop
 * @property {Promise<void>} ended resolves when the server ends, for whatever reason
 */

/**
 * @param {import('./placement.mjs').Placement} placement
 * @param {{ log: string, ephemeral: boolean, signal?: AbortSignal, port?: number }} options `port`: default any free one
 * @returns {Promise<RunningServer>}
 */
export async function startServer(placement, { log, ephemeral, signal, port: wanted }) {
  for (let attempt = 1; ; attempt++) {
    const port = wanted ?? (await freePort());
    const from = fs.existsSync(log) ? fs.statSync(log).size : 0;
    const started = launch(placement, { port, log, ephemeral });
    if (await becomesReady(placement.cluster, started, signal)) return running(started, port);
    const output = readFrom(log, from);
    // Another program took the port meanwhile: try another one.
    if (PORT_TAKEN.test(output) && attempt < PORT_ATTEMPTS) continue;
    throw explain(output, placement, log);
  }
}

/** @typedef {{ pid: number, ended: Promise<void>, hasEnded: () => boolean }} Started */

/**
 * @param {import('./placement.mjs').Placement} placement
 * @param {{ port: number, log: string, ephemeral: boolean }} options
 * @returns {Started}
 */
function launch({ cluster, native, user }, { port, log, ephemeral }) {
  const settings = { ...SETTINGS, ...(ephemeral ? EPHEMERAL_SETTINGS : {}), port: String(port) };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const fd = fs.openSync(log, 'a', 0o600);
  // Detached: Ctrl-C must reach the web server first, which still needs its database to finish. The log is the
  // server's own file descriptor, so that it is written even if this process is killed.
  const child = spawn(path.join(native, 'bin', 'postgres'), ['-D', cluster, ...args], {
    ...credentials(user),
    env: PROGRAM_ENVIRONMENT,
    cwd: '/',
    detached: true,
    stdio: ['ignore', fd, fd],
  });
  fs.closeSync(fd);
  let over = false;
  const ended = new Promise((resolve) => {
    const end = () => {
      over = true;
      resolve(undefined);
    };
    child.once('error', (error) => {
      fs.appendFileSync(log, `${error.message}\n`);
      end();
    });
    child.once('exit', end);
  });
  // A running database must not keep a finished command alive.
  child.unref();
  return { pid: child.pid ?? 0, ended, hasEnded: () => over };
}

/** @param {string} cluster @param {Started} started @param {AbortSignal} [signal] */
async function becomesReady(cluster, started, signal) {
  const deadline = performance.now() + READY_TIMEOUT_MS;
  while (!started.hasEnded()) {
    const file = readPostmasterFile(cluster);
    if (file?.pid === started.pid && file.ready) return true;
    if (signal?.aborted || performance.now() > deadline) {
      await stopPostmaster(started.pid);
      signal?.throwIfAborted();
    }
    await sleep(POLL_MS);
  }
  return false;
}

/** @param {Started} started @param {number} port @returns {RunningServer} */
function running({ pid, ended, hasEnded }, port) {
  // Last resort when the process ends without calling stop().
  const onExit = () => {
    if (!hasEnded()) process.kill(pid, 'SIGINT');
  };
  process.once('exit', onExit);
  return {
    port,
    pid,
    ended,
    stop: async () => {
      if (!hasEnded()) await stopPostmaster(pid);
      process.off('exit', onExit);
    },
  };
}

/** @param {string} log @param {number} from */
function readFrom(log, from) {
  return fs.existsSync(log) ? fs.readFileSync(log).subarray(from).toString('utf8') : '';
}

/** @param {string} output @param {import('./placement.mjs').Placement} placement @param {string} log */
function explain(output, { cluster }, log) {
  if (saysDiskFull(output)) {
    return new Failure(`The disk that holds ${cluster} is full: free some space and start again.`);
  }
  if (/database files are incompatible|initialized by PostgreSQL version/.test(output)) {
    return new Failure(`The database in ${cluster} was made by another PostgreSQL version.`, { log });
  }
  if (/lock file .* already exists|shared memory block .* still in use/.test(output)) {
    return new Failure(`Another PostgreSQL is running on ${cluster}: stop it first.`, { log });
  }
  return new Failure('PostgreSQL does not start.', { log });
}
