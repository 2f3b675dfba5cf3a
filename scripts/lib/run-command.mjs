/** Runs another program with its output in a log file, and ends its process tree when aborted. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT, makeLogDir } from './paths.mjs';

const GRACE_MS = 5000;

/** Secrets that tools do not need; removed so that no tool can print them into a log. */
const PRIVATE = [
  'SESSION_SECRET',
  'DATA_KEY',
  'DATA_KEY_OLD',
  'DATABASE_URL',
  'SMTP_URL',
  'STORAGE_URL',
  'TSA_URL',
  'BACKUP_KEY',
];

/** @returns {NodeJS.ProcessEnv} this process's environment without the product's secrets, for tools */
export function toolEnvironment() {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, NO_COLOR: '1' };
  // FORCE_COLOR wins over NO_COLOR, and Node warns when both are set.
  for (const name of ['FORCE_COLOR', ...PRIVATE]) delete env[name];
  return env;
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {object} options
 * @param {string} options.log file that receives the output, from its beginning
 * @param {AbortSignal} [options.signal]
 * @param {string} [options.cwd]
 * @param {NodeJS.ProcessEnv} [options.env]
 * @returns {Promise<{ code: number, output: string }>} code -1: ended by a signal or never started
 */
export async function runCommand(command, args, { log, signal, cwd = ROOT, env = toolEnvironment() }) {
  signal?.throwIfAborted();
  makeLogDir(path.dirname(log));
  const fd = fs.openSync(log, 'w', 0o600);
  try {
    const code = await waitForEnd(command, args, { cwd, env, fd, signal });
    return { code, output: fs.readFileSync(log, 'utf8') };
  } finally {
    fs.closeSync(fd);
  }
}

/**
 * @param {string} command @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, fd: number, signal?: AbortSignal }} options
 * @returns {Promise<number>}
 */
function waitForEnd(command, args, { cwd, env, fd, signal }) {
  return new Promise((resolve, reject) => {
    // An own process group, so that the children of npm and the shell can be ended with it.
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', fd, fd], detached: true });
    /** @type {NodeJS.Timeout | undefined} */
    let force;
    const abort = () => {
      endGroup(child.pid, 'SIGTERM');
      force = setTimeout(() => endGroup(child.pid, 'SIGKILL'), GRACE_MS);
    };
    const settle = () => {
      clearTimeout(force);
      signal?.removeEventListener('abort', abort);
    };
    signal?.addEventListener('abort', abort, { once: true });
    child.once('error', (error) => {
      settle();
      fs.writeSync(fd, `${command}: ${error.message}\n`);
      resolve(-1);
    });
    child.once('exit', (code) => {
      settle();
      if (signal?.aborted) reject(signal.reason);
      else resolve(code ?? -1);
    });
  });
}

/**
 * Signals a program and everything it started.
 * @param {number | undefined} pid of a program started with `detached`
 * @param {NodeJS.Signals} signal
 */
export function endGroup(pid, signal) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // It has already ended, which is what was wanted.
  }
}
