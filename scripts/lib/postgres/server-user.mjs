/**
 * The system user that PostgreSQL runs as. It refuses to run as root, so root uses another user; other users run it
 * as themselves.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import os from 'node:os';
import { Failure } from '../failure.mjs';

/** @typedef {{ uid: number, gid: number, name: string }} ServerUser */

const OWN_USER = 'fleet-hiring';
const EXISTING = ['postgres', '_postgres', OWN_USER];

export const runsAsRoot = process.getuid?.() === 0;

/**
 * @returns {ServerUser | undefined} undefined: the user of this process. An existing database's owner takes
 *   precedence over this choice (see placement.mjs).
 */
export function chooseServerUser() {
  if (!runsAsRoot) return undefined;
  for (const name of EXISTING) {
    const user = findUser(name);
    if (user !== undefined) return user;
  }
  const user = createUser() ?? findUser('nobody');
  if (user !== undefined) return user;
  throw new Failure(
    'PostgreSQL does not run as root and no other system user exists or can be created: ' +
      'start as an ordinary user, or set DATABASE_URL.',
  );
}

/** @param {number} uid @param {number} gid @returns {ServerUser} */
export function userById(uid, gid) {
  return { uid, gid, name: `uid ${uid}` };
}

/**
 * Asks the system, so that ACLs and read-only mounts count too.
 * @param {ServerUser | undefined} user
 * @param {'x' | 'w'} what enter (a folder) or run (a file), or write
 * @param {string} file
 * @returns {boolean}
 */
export function userCan(user, what, file) {
  const { status, error } = spawnSync('/bin/sh', ['-c', `test -${what} "$1"`, 'sh', file], {
    ...credentials(user),
    cwd: '/',
    stdio: 'ignore',
  });
  if (error !== undefined) {
    throw new Failure(
      `PostgreSQL does not run as root, and this system does not let root start a program as ` +
        `${user?.name ?? os.userInfo().username} (${error.message}): start as an ordinary user, or set DATABASE_URL.`,
    );
  }
  return status === 0;
}

/** @param {ServerUser | undefined} user @returns {{ uid?: number, gid?: number }} options for spawn */
export function credentials(user) {
  return user === undefined ? {} : { uid: user.uid, gid: user.gid };
}

/** @param {string} name @returns {ServerUser | undefined} */
function findUser(name) {
  try {
    const [uid = 0, gid = 0] = ['-u', '-g'].map((flag) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })),
    );
    return uid > 0 ? { uid, gid, name } : undefined;
  } catch {
    // `id` ends with 1 when the user does not exist.
    return undefined;
  }
}

function createUser() {
  const args = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', OWN_USER];
  const { status } = spawnSync('useradd', args, { stdio: 'ignore' });
  return status === 0 ? findUser(OWN_USER) : undefined;
}
