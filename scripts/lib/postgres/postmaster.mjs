/** Finds and stops a PostgreSQL running on given files, ours or one left by a killed Node. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../failure.mjs';
import { commandLineOf, isAlive, workingDirOf } from '../process-identity.mjs';

const POLL_MS = 20;
const FAST_STOP_MS = 15_000;
const IMMEDIATE_STOP_MS = 5_000;

/** @typedef {{ pid: number, port: number, ready: boolean }} Postmaster */

/**
 * Reads PostgreSQL's postmaster.pid: pid, folder, start, port, socket, address, shared memory, state, one a line.
 * @param {string} cluster
 * @returns {Postmaster | undefined}
 */
export function readPostmasterFile(cluster) {
  let lines;
  try {
    lines = fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    // Not running, or stopping at this moment.
    return undefined;
  }
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return Number.isInteger(pid) && pid > 0 ? { pid, port, ready: lines[7]?.trim() === 'ready' } : undefined;
}

/**
 * @param {string} cluster
 * @returns {Postmaster | undefined} the server running on these files, if it is really one: the file survives
 *   a power cut, and its number may belong to any other program by then
 */
export function runningPostmaster(cluster) {
  const found = readPostmasterFile(cluster);
  return found !== undefined && isAlive(found.pid) && servesCluster(found.pid, cluster) ? found : undefined;
}

/**
 * Deletes the pid file of a dead server when another program has its pid: PostgreSQL would take that program for
 * itself and refuse to start. (Its lock in shared memory still protects the files.)
 * @param {string} cluster
 */
export function forgetStalePostmaster(cluster) {
  const found = readPostmasterFile(cluster);
  if (found !== undefined && isAlive(found.pid) && !servesCluster(found.pid, cluster)) {
    fs.rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
  }
}

/**
 * Stops a server: first fast (closes connections, writes everything), after a time-out immediately (it recovers at
 * its next start). Never with SIGKILL, which would leave its children on the files.
 * @param {number} pid
 */
export async function stopPostmaster(pid) {
  if (signal(pid, 'SIGINT') && (await endsWithin(pid, FAST_STOP_MS))) return;
  if (signal(pid, 'SIGQUIT') && (await endsWithin(pid, IMMEDIATE_STOP_MS))) return;
  if (isAlive(pid)) throw new Failure(`PostgreSQL (process ${pid}) does not stop: end it by hand.`);
}

/** @param {number} pid @param {string} cluster */
function servesCluster(pid, cluster) {
  const command = commandLineOf(pid);
  if (!/(^|\/)postgres /.test(`${command} `)) return false;
  // A server's working directory is the folder of its files, even after the folder was moved.
  const dir = workingDirOf(pid);
  return dir === undefined ? command.includes(` -D ${cluster} `) : dir === fs.realpathSync(cluster);
}

/** @param {number} pid @param {NodeJS.Signals} name @returns {boolean} false: there is no such process */
function signal(pid, name) {
  try {
    process.kill(pid, name);
    return true;
  } catch {
    return false;
  }
}

/** @param {number} pid @param {number} ms */
async function endsWithin(pid, ms) {
  const deadline = performance.now() + ms;
  while (performance.now() < deadline) {
    if (!isAlive(pid)) return true;
    await sleep(POLL_MS);
  }
  return false;
}
