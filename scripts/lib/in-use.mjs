/**
 * Tracks processes that run from this working copy. Installing and building replace files that they still load: a
 * server its pages, PostgreSQL its programs. Such a process leaves a mark file for its lifetime.
 */
import fs from 'node:fs';
import path from 'node:path';
import { dataDirHolder } from './data-dir.mjs';
import { Failure, codeOf } from './failure.mjs';
import { readStamp, writeStamp } from './fingerprint.mjs';
import { ROOT, WORK_DIR, makeFolder } from './paths.mjs';
import { identityOf, scriptsOfProcesses } from './process-identity.mjs';
import { dataDirOf } from './settings.mjs';

const MARKS = path.join(WORK_DIR, 'running');
/** Servers started without a script of this folder, by a service or by tests. */
const SERVERS = ['backend/dist/main.js', 'backend/test/server-process.mjs', 'e2e/support/server.mjs'];
/** The folder is read-only: nobody can install or build here either. */
const READ_ONLY = new Set(['EROFS', 'EACCES', 'EPERM']);

/**
 * @typedef {object} User
 * @property {number} pid
 * @property {string} what the command that it is
 * @property {boolean} rebuilds it builds anew itself whenever a source changes
 */

/** @typedef {User & { identity: string, waits: boolean }} Mark `waits`: it installs or builds, and runs from nothing yet */

/**
 * Marks this process as running from this copy until it ends; or as waiting to install or build.
 * @param {{ rebuilds?: boolean, waits?: boolean }} [options]
 */
export function mark({ rebuilds = false, waits = false } = {}) {
  const what = commandName(process.env.npm_lifecycle_event);
  const identity = identityOf(process.pid) ?? '';
  const file = markName(process.pid);
  try {
    makeFolder(MARKS);
    writeStamp(file, { pid: process.pid, identity, what, rebuilds, waits });
  } catch (error) {
    if (!READ_ONLY.has(codeOf(error) ?? '')) throw error;
    return;
  }
  process.once('exit', () => fs.rmSync(file, { force: true }));
}

/** @param {number} pid */
export const markName = (pid) => path.join(MARKS, `${pid}.json`);

/** @returns {User | undefined} another process that runs from this copy; rebuilding ones come last */
export function userOfThisCopy() {
  const marks = livingMarks();
  const known = new Set([process.pid, ...marks.map(({ pid }) => pid)]);
  return [
    ...marks.filter(({ pid, waits }) => pid !== process.pid && !waits),
    ...[...holders(), ...servers()].filter(({ pid }) => !known.has(pid)),
  ].sort((a, b) => Number(a.rebuilds) - Number(b.rebuilds))[0];
}

/**
 * @param {'install' | 'build'} work what is about to be done; a process that rebuilds itself tolerates a build
 * @throws {Failure} when another process runs from what that would replace
 */
export function requireUnused(work) {
  const user = userOfThisCopy();
  if (user === undefined || (work === 'build' && user.rebuilds)) return;
  const what = work === 'install' ? 'Packages have to be installed' : 'What is built is not of these sources';
  throw new Failure(
    `${what}, and ${user.what} (process ${user.pid}) runs from this folder: ` +
      'stop it first, or work in another clone.',
  );
}

/** @returns {Mark[]} */
function livingMarks() {
  if (!fs.existsSync(MARKS)) return [];
  return fs.readdirSync(MARKS).flatMap((name) => {
    const file = path.join(MARKS, name);
    const found = /** @type {Mark | undefined} */ (readStamp(file));
    if (found !== undefined && identityOf(found.pid) === found.identity) return [found];
    // The mark of a killed process. If it cannot be removed it does no harm.
    if (name.endsWith('.json')) removeIfPossible(file);
    return [];
  });
}

/** @returns {User[]} holders of this command's DATA_DIR, possibly of another user */
function holders() {
  const holder = dataDirHolder(dataDirOf(process.env));
  return holder === undefined ? [] : [{ pid: holder.pid, what: 'a start', rebuilds: false }];
}

/** @returns {User[]} */
function servers() {
  const files = new Set(SERVERS.map((file) => path.join(ROOT, file)));
  return scriptsOfProcesses().flatMap(({ pid, script }) =>
    files.has(script) ? [{ pid, what: path.relative(ROOT, script), rebuilds: false }] : [],
  );
}

/** @param {string} file */
function removeIfPossible(file) {
  try {
    fs.rmSync(file, { force: true });
  } catch (error) {
    if (!READ_ONLY.has(codeOf(error) ?? '')) throw error;
  }
}

/** @param {string | undefined} event the script that npm runs */
function commandName(event) {
  if (event === undefined) return path.basename(process.argv[1] ?? 'node');
  return event === 'start' || event === 'test' ? `npm ${event}` : `npm run ${event}`;
}
