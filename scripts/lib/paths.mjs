/** Where things are, relative to the repository. */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure, codeOf } from './failure.mjs';

/** The repository's root folder. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Stamps of finished work. Deleted with node_modules, so that no stamp outlives its result. */
export const CACHE_DIR = path.join(ROOT, 'node_modules', '.cache', 'fleet-hiring');

/**
 * Files of this working copy outside git, and the default DATA_DIR. Not in node_modules, which an installation
 * deletes.
 */
export const WORK_DIR = path.join(ROOT, '.data');

/** @param {string} file @returns {string} the path as a person in the repository would type it */
export function shortPath(file) {
  const relative = path.relative(process.cwd(), file);
  return relative.startsWith('..') || relative === '' ? file : relative;
}

/**
 * Like `mkdir -p`, one folder at a time: Node's `recursive` hangs where the system returns ENOENT for an existing
 * parent, as in /proc.
 * @param {string} dir absolute
 */
export function makeFolder(dir) {
  if (fs.existsSync(dir)) return;
  const parent = path.dirname(dir);
  if (parent !== dir) makeFolder(parent);
  fs.mkdirSync(dir);
  // Others may pass through, because PostgreSQL may run as another user, but not list it; the contents are private
  // by their own mode.
  fs.chmodSync(dir, 0o711);
}

/**
 * Creates a folder for logs. Only its owner may read it: logs name people.
 * @param {string} dir absolute
 * @returns {string} the same
 * @throws {Failure} when something else is in its place
 */
export function makeLogDir(dir) {
  if (fs.existsSync(dir) && fs.statSync(dir).isDirectory()) return dir;
  try {
    makeFolder(path.dirname(dir));
    fs.mkdirSync(dir, { mode: 0o700 });
  } catch (cause) {
    if (!['EEXIST', 'ENOTDIR'].includes(codeOf(cause) ?? '')) throw cause;
    throw new Failure(
      `${shortPath(dir)} cannot be a folder, and logs go there: move away the file in its place.`,
      {
        cause,
      },
    );
  }
  return dir;
}
