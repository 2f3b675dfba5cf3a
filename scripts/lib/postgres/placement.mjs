/**
 * Chooses the folders of the database's files and PostgreSQL's programs. Both belong in the project, but when root
 * starts it, PostgreSQL's user must be able to enter every parent folder. A clone under a private home does not
 * allow that, and changing a home's permissions is not acceptable: the files then go to a system folder, and
 * DATA_DIR stores its name.
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Failure, codeOf } from '../failure.mjs';
import { WORK_DIR, makeFolder } from '../paths.mjs';
import { completeBinaries, installedBinaries, openToEverybody } from './binaries.mjs';
import { chooseServerUser, runsAsRoot, userById, userCan } from './server-user.mjs';

const SYSTEM_DIR = '/var/lib/fleet-hiring';
const LOCATION_FILE = 'postgres.location';
export const MEMORY_DIR = '/dev/shm';
/** What `statfs` calls a file system in memory. */
const TMPFS = 0x01021994;
/** Includes the slow suite's databases of 100,000 people. */
const MEMORY_ROOM = 6 * 1024 ** 3;
/** Another file system, or one where this user may not write or link. */
const CANNOT_LINK = new Set(['EXDEV', 'EROFS', 'EACCES', 'EPERM', 'EMLINK', 'ENOTSUP']);
const VALID_ID = /^[0-9a-f]{16}$/;

/** @typedef {import('./server-user.mjs').ServerUser} ServerUser */

/**
 * @typedef {object} Placement
 * @property {string} cluster folder of the database's files (it may not exist yet)
 * @property {string} native folder of the programs, see Binaries
 * @property {ServerUser | undefined} user the user to run as, undefined: this process's own
 * @property {string | undefined} notice what the person should know about the place, in one line
 */

/**
 * @param {string} dataDir an existing folder
 * @returns {Placement}
 */
export function place(dataDir) {
  const cluster = clusterOf(dataDir);
  const user = ownerOf(cluster) ?? chooseServerUser();
  const placed = cluster === undefined ? chooseCluster(dataDir, user) : { cluster, notice: undefined };
  if (cluster !== undefined && !userCan(user, 'x', cluster)) {
    throw new Failure(
      `The database in ${cluster} belongs to ${user?.name ?? 'another user'}, who cannot enter that folder: ` +
        'open the folders above it to that user, or start as the user who made it.',
    );
  }
  return { ...placed, native: placeBinaries(user), user };
}

/** @param {string} dataDir @returns {string | undefined} the folder of the existing database, if there is one */
export function clusterOf(dataDir) {
  for (const dir of [systemCluster(dataDir), path.join(dataDir, 'postgres')]) {
    if (dir !== undefined && fs.existsSync(path.join(dir, 'PG_VERSION'))) return dir;
    // A private folder is unreadable except for its owner and root.
    if (dir !== undefined && !runsAsRoot && fs.existsSync(dir) && ownedByAnother(dir)) return dir;
  }
  return undefined;
}

/**
 * A temporary folder that the server's user can enter.
 * @param {string} prefix
 * @param {ServerUser | undefined} user
 * @param {string[]} [parents] the preferred one first
 * @returns {string}
 */
export function makeTemporaryDir(prefix, user, parents = temporaryParents()) {
  for (const parent of parents) {
    if (!fs.existsSync(parent) || !userCan(user, 'x', parent)) continue;
    const dir = fs.mkdtempSync(path.join(parent, prefix));
    // Others may pass through it but not list it; the contents are private to the server's user.
    if (user !== undefined) fs.chmodSync(dir, 0o711);
    return dir;
  }
  throw new Failure('PostgreSQL finds no temporary folder that it may enter: set TMPDIR to one.');
}

/** @returns {string[]} folders where temporary databases may lie, the preferred one first */
export function temporaryParents() {
  return [...new Set([process.env.TMPDIR || '/tmp', '/tmp', '/var/tmp'])];
}

/**
 * Linux's in-memory folder, where cloning a database takes a twentieth of the time: each clone creates a thousand
 * files. Not used when memory is short, or when TMPDIR is set.
 * @returns {string[]} none or one
 */
export function memoryParents() {
  if (process.env.TMPDIR || !fs.existsSync(MEMORY_DIR)) return [];
  const { type, bavail, bsize } = fs.statfsSync(MEMORY_DIR);
  const room = Math.min(bavail * bsize, process.availableMemory());
  return type === TMPFS && room >= MEMORY_ROOM ? [MEMORY_DIR] : [];
}

/**
 * @param {ServerUser | undefined} user
 * @returns {string} a folder with the programs that this user can run
 */
export function placeBinaries(user) {
  const { native, label } = installedBinaries();
  completeBinaries(native);
  if (
    userCan(user, 'x', path.join(native, 'bin', 'postgres')) &&
    userCan(user, 'x', path.join(native, 'lib'))
  ) {
    const links = apart(native, label);
    return userCan(user, 'x', path.join(links, 'bin', 'postgres')) ? links : native;
  }
  const copy = path.join(SYSTEM_DIR, label);
  if (!fs.existsSync(copy)) {
    makeSystemDir();
    // Copied aside and renamed, so that an interrupted copy is never used.
    const partial = fs.mkdtempSync(`${copy}.`);
    fs.cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
    openToEverybody(partial);
    fs.renameSync(partial, copy);
  }
  return copy;
}

/**
 * The programs as links beside node_modules: `npm ci`, which cannot know that a server runs, would otherwise remove the
 * libraries and tables that it has yet to read.
 * @param {string} native @param {string} label
 * @returns {string} `native` itself where links cannot be made: another file system, a read-only copy
 */
function apart(native, label) {
  const place = path.join(WORK_DIR, 'postgresql', label);
  if (fs.existsSync(place)) return place;
  try {
    makeFolder(path.dirname(place));
    // Made aside and renamed: another start may do the same.
    const partial = fs.mkdtempSync(`${place}.`);
    linkFiles(native, partial);
    fs.chmodSync(partial, 0o755);
    try {
      fs.renameSync(partial, place);
    } catch (error) {
      fs.rmSync(partial, { recursive: true, force: true });
      if (codeOf(error) !== 'ENOTEMPTY') throw error;
    }
    return place;
  } catch (error) {
    if (!CANNOT_LINK.has(codeOf(error) ?? '')) throw error;
    return native;
  }
}

/** @param {string} from @param {string} to an empty folder that receives hard links of all files */
export function linkFiles(from, to) {
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) {
      fs.mkdirSync(target, { mode: 0o755 });
      linkFiles(source, target);
    } else if (entry.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(source), target);
    else fs.linkSync(source, target);
  }
}

/** @param {string} dataDir @param {ServerUser | undefined} user */
function chooseCluster(dataDir, user) {
  const id = readLocation(dataDir);
  if (id === undefined && userCan(user, 'x', dataDir)) {
    return { cluster: path.join(dataDir, 'postgres'), notice: undefined };
  }
  makeSystemDir();
  const chosen = id ?? randomBytes(8).toString('hex');
  const home = path.join(SYSTEM_DIR, chosen);
  fs.mkdirSync(home, { recursive: true });
  fs.chmodSync(home, 0o711);
  fs.writeFileSync(path.join(home, 'belongs-to'), `${dataDir}\n`);
  fs.writeFileSync(path.join(dataDir, LOCATION_FILE), `${chosen}\n`, { mode: 0o600 });
  const notice = `The user ${user?.name} cannot enter ${dataDir}: the database's files are in ${home}.`;
  return { cluster: path.join(home, 'data'), notice };
}

/** @param {string} dataDir */
function systemCluster(dataDir) {
  const id = readLocation(dataDir);
  return id === undefined ? undefined : path.join(SYSTEM_DIR, id, 'data');
}

/** Removes the database's files where they are outside DATA_DIR. @param {string} dataDir */
export function removeSystemCluster(dataDir) {
  const cluster = systemCluster(dataDir);
  if (cluster !== undefined) fs.rmSync(path.dirname(cluster), { recursive: true, force: true });
}

/** @param {string} dataDir @returns {string | undefined} */
function readLocation(dataDir) {
  const file = path.join(dataDir, LOCATION_FILE);
  if (!fs.existsSync(file)) return undefined;
  const id = fs.readFileSync(file, 'utf8').trim();
  // The id becomes part of a path that root writes to.
  if (!VALID_ID.test(id))
    throw new Failure(`${file} is damaged: restore it, or remove it to start with an empty database.`);
  return id;
}

function makeSystemDir() {
  fs.mkdirSync(SYSTEM_DIR, { recursive: true });
  fs.chmodSync(SYSTEM_DIR, 0o755);
}

/**
 * PostgreSQL must run as the owner of its files.
 * @param {string | undefined} cluster
 * @returns {ServerUser | undefined}
 */
function ownerOf(cluster) {
  if (cluster === undefined) return undefined;
  const { uid, gid } = fs.statSync(cluster);
  if (runsAsRoot) return uid === 0 ? undefined : userById(uid, gid);
  if (ownedByAnother(cluster)) {
    throw new Failure(
      `The database in ${cluster} was made by another user: start as that user or as root, or choose another DATA_DIR.`,
    );
  }
  return undefined;
}

/** @param {string} dir */
function ownedByAnother(dir) {
  return fs.statSync(dir).uid !== process.getuid?.();
}
