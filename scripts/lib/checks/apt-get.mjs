/** Debian's packages for the tests. */
import { runCommand, toolEnvironment } from '../run-command.mjs';
import fs from 'node:fs';

/** Installs one package; gives its exit code. @typedef {(name: string) => Promise<number>} Install */

export const onDebian = () => fs.existsSync('/etc/debian_version');
/** They are installed here only as root on Debian. */
export const mayInstall = () => onDebian() && process.getuid?.() === 0;

/** @type {Promise<unknown>} */
let others = Promise.resolve();

/**
 * Runs `work` with the lists of packages brought up to date. One at a time: apt-get does not wait for another one.
 * @template T
 * @param {{ log: string, signal?: AbortSignal }} options
 * @param {(install: Install) => Promise<T>} work
 * @returns {Promise<T>}
 */
export function withPackages({ log, signal }, work) {
  const env = { ...toolEnvironment(), DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (/** @type {string[]} */ ...args) => runCommand('apt-get', args, { log, signal, env });
  const mine = others.then(async () => {
    await aptGet('update');
    return work(async (name) => (await aptGet('install', '--yes', '--no-install-recommends', name)).code);
  });
  others = mine.catch(() => {});
  return mine;
}
