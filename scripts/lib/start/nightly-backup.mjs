/**
 * An installation with the embedded PostgreSQL backs itself up every night, in a process of its own (`npm run backup`,
 * verified). One with its own server has its operator's plan instead: docs/operations/backup.md.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeLogDir, ROOT, shortPath } from '../paths.mjs';
import { endGroup } from '../run-command.mjs';

/** Local time at which the night's backup begins. */
const AT = { hour: 2, minute: 30 };
/** A timer of a night would be wrong after the machine slept or its clock changed. */
const LOOK_MS = 60_000;
const LOWER_PRIORITY = 10;
/** Waits after one, two, … failures in a row; the last one also after all others. */
const RETRY_MINUTES = [15, 30, 60, 120, 240];
/** Its date tells when the last good one began. */
const MARK = 'backup-nightly';
/** Read at once: the server sets NODE_ENV for React, and the backup takes the settings that the start was given. */
const ENVIRONMENT = { ...process.env };

/**
 * @param {Date} now
 * @param {Date} last when the last good nightly backup began
 * @returns {boolean} a night's time has come since: this one's, or one at which nothing ran
 */
export function isDue(now, last) {
  // Written by a clock that was wrong: it would stop the backups until then.
  if (last > now) return true;
  const due = new Date(now);
  due.setHours(AT.hour, AT.minute, 0, 0);
  if (due > now) due.setDate(due.getDate() - 1);
  return last < due;
}

/**
 * @param {object} options
 * @param {string} options.dataDir
 * @param {string[]} [options.command] what makes the backup
 * @param {() => Date} [options.clock]
 * @param {() => number} [options.elapsed] milliseconds since any moment, whatever the clock says
 * @param {number} [options.lookMs]
 * @param {(line: string) => void} options.tell
 * @returns {() => Promise<void>} ends it, with a backup that is running
 */
// oxlint-disable-next-line max-lines-per-function -- Its parts share what runs and how often it failed.
export function backUpNightly({
  dataDir,
  command,
  clock = () => new Date(),
  elapsed = () => performance.now(),
  lookMs = LOOK_MS,
  tell,
}) {
  const [program, ...args] = command ?? [process.execPath, path.join(ROOT, 'scripts', 'backup.mjs')];
  const logDir = makeLogDir(path.join(dataDir, 'logs'));
  const mark = path.join(dataDir, MARK);
  // A first start is no missed night.
  if (!fs.existsSync(mark)) touch(mark, clock());
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let running;
  let failures = 0;
  let retryAt = 0;
  let stopping = false;
  const wait = (/** @type {string} */ reason, log = '') => {
    const minutes = RETRY_MINUTES[Math.min(failures, RETRY_MINUTES.length - 1)] ?? 0;
    failures += 1;
    retryAt = elapsed() + minutes * 60_000;
    tell(`The nightly backup failed (${reason}) and is tried again in ${minutes} minutes. ${log}`.trimEnd());
  };
  const begin = () => {
    const now = clock();
    if (running || !isDue(now, lastOf(mark))) return;
    // A wait is measured without the clock, which may be set meanwhile.
    if (elapsed() < retryAt) return;
    const log = path.join(logDir, 'backup-nightly.log');
    const fd = fs.openSync(log, failures === 0 ? 'w' : 'a', 0o600);
    const child = spawn(program ?? process.execPath, args, {
      stdio: ['ignore', fd, fd],
      detached: true,
      env: { ...ENVIRONMENT, DATA_DIR: dataDir },
    });
    fs.closeSync(fd);
    running = child;
    if (child.pid !== undefined) os.setPriority(child.pid, LOWER_PRIORITY);
    child.once('error', (error) => tell(`The nightly backup did not start: ${error.message}`));
    child.once('close', (code) => {
      running = undefined;
      if (stopping) return;
      if (code !== 0) return wait(`${code ?? 'ended by a signal'}`, shortPath(log));
      failures = 0;
      try {
        touch(mark, now);
      } catch (error) {
        wait(error instanceof Error ? error.message : String(error));
      }
    });
  };
  const look = () => {
    try {
      begin();
    } catch (error) {
      // A full disk, for example: the product goes on, and the next look tries again after a wait.
      wait(error instanceof Error ? error.message : String(error));
    }
  };
  const timer = setInterval(look, lookMs);
  timer.unref();
  look();
  return async () => {
    stopping = true;
    clearInterval(timer);
    const child = running;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('close', resolve));
    endGroup(child.pid, 'SIGTERM');
    await ended;
  };
}

/** @param {string} mark @returns {Date} when it is gone: never, so that a backup is due */
function lastOf(mark) {
  return fs.statSync(mark, { throwIfNoEntry: false })?.mtime ?? new Date(0);
}

/** @param {string} file @param {Date} at */
function touch(file, at) {
  fs.writeFileSync(file, '', { mode: 0o600 });
  fs.utimesSync(file, at, at);
}
