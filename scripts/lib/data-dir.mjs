/** Prepares DATA_DIR: it must exist, be writable, have space, and be locked by this process. */
import fs from 'node:fs';
import path from 'node:path';
import { Failure, codeOf, saysDiskFull } from './failure.mjs';
import { livingHolder, tryLock } from './lock.mjs';
import { makeFolder, shortPath } from './paths.mjs';

const LOCK_FILE = 'start.lock';
/** A new database takes 45 MB, its WAL and the demo data as much again. */
const ROOM_BYTES = 200 * 1024 * 1024;

/**
 * @param {string} dataDir
 */
export function prepareDataDir(dataDir) {
  try {
    makeFolder(dataDir);
    const probe = path.join(dataDir, `.write-test-${process.pid}`);
    fs.writeFileSync(probe, 'x');
    fs.rmSync(probe);
  } catch (cause) {
    if (saysDiskFull(codeOf(cause) ?? '')) throw diskFull(dataDir);
    throw new Failure(`DATA_DIR (${shortPath(dataDir)}) cannot be written: ${reasonOf(cause)}.`, { cause });
  }
  requireRoom(dataDir, ROOM_BYTES);
}

/**
 * @param {string} dir an existing folder
 * @param {number} bytes
 */
export function requireRoom(dir, bytes) {
  const { bavail, bsize } = fs.statfsSync(dir);
  if (bavail * bsize < bytes) throw diskFull(dir, bytes);
}

/**
 * Whether other users may put files there, such as secrets of their choice.
 * @param {string} dataDir
 * @returns {'everybody' | 'a group' | undefined} who
 */
export function whoElseMayWrite(dataDir) {
  const { mode, gid } = fs.statSync(dataDir);
  if ((mode & 0o002) !== 0) return 'everybody';
  // A user's private group has no other members, as on Debian.
  return (mode & 0o020) !== 0 && gid !== process.getgid?.() ? 'a group' : undefined;
}

/**
 * @param {string} dataDir
 * @returns {Promise<() => void>} releases it
 */
export async function lockDataDir(dataDir) {
  const { holder, release } = await tryLock(path.join(dataDir, LOCK_FILE));
  if (holder === undefined) return release;
  throw new Failure(
    `Another start (process ${holder.pid}) is using ${shortPath(dataDir)}: ` +
      'stop it first, or give this one another DATA_DIR.',
  );
}

/** @param {string} dataDir @returns {boolean} whether a living process is using it */
export function isDataDirInUse(dataDir) {
  return dataDirHolder(dataDir) !== undefined;
}

/** @param {string} dataDir @returns {import('./lock.mjs').Holder | undefined} the living process that is using it */
export function dataDirHolder(dataDir) {
  return livingHolder(path.join(dataDir, LOCK_FILE));
}

/** @param {string} dir @param {number} [bytes] */
function diskFull(dir, bytes) {
  const { bavail, bsize } = fs.statfsSync(dir);
  const megabytes = (/** @type {number} */ value) => `${Math.floor(value / 1024 / 1024)} MB`;
  const needed = bytes === undefined ? '' : ` and at least ${megabytes(bytes)} are needed`;
  return new Failure(
    `The disk that holds ${shortPath(dir)} is full: ${megabytes(bavail * bsize)} are free${needed}. ` +
      'Free some space and start again.',
  );
}

/** @param {unknown} error */
function reasonOf(error) {
  const code = codeOf(error);
  if (code === 'EACCES' || code === 'EPERM') return 'this user has no permission';
  if (code === 'EROFS') return 'its disk is read-only';
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'a file is in its place';
  if (code === 'ENOENT') return 'folders cannot be made there';
  return code ?? String(error);
}
