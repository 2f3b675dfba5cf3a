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
/** Its date tells when the last one began. */
const MARK = 'backup-nightly';

/**
 * @param {Date} now
 * @param {Date} last when the last nightly backup began
 * @returns {boolean} a night's time has come since: this one's, or one at which nothing ran
 */
export function isDue(now, last) {
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
 * @param {number} [options.lookMs]
 * @param {(line: string) => void} options.tell
 * @returns {() => Promise<void>} ends it, with a backup that is running
 */
export function backUpNightly({ dataDir, command, clock = () => new Date(), lookMs = LOOK_MS, tell }) {
  const [program, ...args] = command ?? [process.execPath, path.join(ROOT, 'scripts', 'backup.mjs')];
  const logDir = makeLogDir(path.join(dataDir, 'logs'));
  const mark = path.join(dataDir, MARK);
  // A first start is no missed night.
  if (!fs.existsSync(mark)) touch(mark, clock());
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let running;
  const look = () => {
    const now = clock();
    if (running || !isDue(now, fs.statSync(mark).mtime)) return;
    touch(mark, now);
    const log = path.join(logDir, 'backup-nightly.log');
    const fd = fs.openSync(log, 'w', 0o600);
    const child = spawn(program ?? process.execPath, args, {
      stdio: ['ignore', fd, fd],
      detached: true,
      env: { ...process.env, DATA_DIR: dataDir },
    });
    fs.closeSync(fd);
    running = child;
    if (child.pid !== undefined) os.setPriority(child.pid, LOWER_PRIORITY);
    child.once('error', (error) => tell(`The nightly backup did not start: ${error.message}`));
    child.once('close', (code) => {
      running = undefined;
      if (code !== 0) tell(`The nightly backup failed (${code ?? 'ended by a signal'}): ${shortPath(log)}`);
    });
  };
  const timer = setInterval(look, lookMs);
  timer.unref();
  look();
  return async () => {
    clearInterval(timer);
    const child = running;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('close', resolve));
    endGroup(child.pid, 'SIGTERM');
    await ended;
  };
}

/** @param {string} file @param {Date} at */
function touch(file, at) {
  fs.writeFileSync(file, '', { mode: 0o600 });
  fs.utimesSync(file, at, at);
}
