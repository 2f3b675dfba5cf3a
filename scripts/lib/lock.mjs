/**
 * A lock file held by one living process. A killed holder is recognised (pid and start time), and its lock is taken
 * over.
 */
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from './failure.mjs';
import { identityOf } from './process-identity.mjs';

const RETRY_MS = 50;
/** A takeover takes milliseconds: an older guard belongs to a process that died during one. */
const GUARD_MAX_AGE_MS = 10_000;

/** Errors of file systems without hard links (some mounted folders). */
const NO_HARD_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/** @typedef {{ pid: number, identity: string }} Holder */

/**
 * @param {string} file
 * @returns {Promise<{ holder: Holder, release?: undefined } | { holder?: undefined, release: () => void }>}
 *   `holder` when another living process has it
 */
export async function tryLock(file) {
  const mine = JSON.stringify({ pid: process.pid, identity: identityOf(process.pid) ?? '' });
  for (;;) {
    if (create(file, mine)) return { release: releaser(file, mine) };
    const holder = livingHolder(file);
    if (holder !== undefined) return { holder };
    if (takeOver(file, mine)) return { release: releaser(file, mine) };
    await sleep(RETRY_MS);
  }
}

/** @param {string} file @returns {Holder | undefined} who holds the lock at this moment */
export function livingHolder(file) {
  const holder = readHolder(file);
  return holder !== undefined && identityOf(holder.pid) === holder.identity ? holder : undefined;
}

/**
 * Replaces a dead holder's lock. A guard folder prevents two processes from doing it at once: the slower one would
 * delete the new lock of the faster.
 * @param {string} file @param {string} mine
 */
function takeOver(file, mine) {
  const guard = `${file}.takeover`;
  try {
    fs.mkdirSync(guard);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    const stat = fs.statSync(guard, { throwIfNoEntry: false });
    if (stat !== undefined && Date.now() - stat.mtimeMs > GUARD_MAX_AGE_MS)
      fs.rmSync(guard, { recursive: true });
    return false;
  }
  try {
    if (livingHolder(file) !== undefined) return false;
    fs.rmSync(file, { force: true });
    return create(file, mine);
  } finally {
    fs.rmSync(guard, { recursive: true, force: true });
  }
}

/** @param {string} file @param {string} content @returns {boolean} false when the file exists already */
function create(file, content) {
  // Written aside and linked, so that nobody reads a partial lock.
  const aside = `${file}.${process.pid}`;
  fs.writeFileSync(aside, content, { mode: 0o600 });
  try {
    fs.linkSync(aside, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    if (!NO_HARD_LINKS.has(codeOf(error) ?? '')) throw error;
    return createDirectly(file, content);
  } finally {
    fs.rmSync(aside, { force: true });
  }
}

/** @param {string} file @param {string} content @returns {boolean} false when the file exists already */
function createDirectly(file, content) {
  try {
    fs.writeFileSync(file, content, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} file @param {string} mine */
function releaser(file, mine) {
  return () => {
    if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === mine) fs.rmSync(file);
  };
}

/** @param {string} file @returns {Holder | undefined} */
function readHolder(file) {
  try {
    const { pid, identity } = JSON.parse(fs.readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && typeof identity === 'string' ? { pid, identity } : undefined;
  } catch {
    // Deleted meanwhile, or not written by us: it is not held.
    return undefined;
  }
}
