/** Deletes temporary databases whose test run was killed. */
import fs from 'node:fs';
import path from 'node:path';
import { readStamp, writeStamp } from '../fingerprint.mjs';
import { identityOf } from '../process-identity.mjs';
import { MEMORY_DIR, temporaryParents } from './placement.mjs';
import { runningPostmaster, stopPostmaster } from './postmaster.mjs';

export const TEMPORARY_PREFIX = 'fleet-hiring-test-';
const OWNER_FILE = 'owner.json';

/** Stores the folder's owner process. @param {string} dir */
export function markTemporary(dir) {
  writeStamp(path.join(dir, OWNER_FILE), { pid: process.pid, identity: identityOf(process.pid) });
}

/** Stops and deletes the temporary databases of dead processes. @param {string} [within] another folder of them */
export async function sweepTemporary(within) {
  for (const parent of [MEMORY_DIR, ...temporaryParents(), ...(within === undefined ? [] : [within])]) {
    if (!fs.existsSync(parent)) continue;
    for (const name of fs.readdirSync(parent)) {
      const dir = path.join(parent, name);
      if (name.startsWith(TEMPORARY_PREFIX) && isOurs(dir) && isAbandoned(dir)) await removeTemporary(dir);
    }
  }
}

/** @param {string} dir */
async function removeTemporary(dir) {
  const server = runningPostmaster(path.join(dir, 'data'));
  if (server !== undefined) await stopPostmaster(server.pid);
  fs.rmSync(dir, { recursive: true, force: true });
}

/** Temporary folders are shared by all users: delete only this user's. @param {string} dir */
function isOurs(dir) {
  const stat = fs.lstatSync(dir, { throwIfNoEntry: false });
  return stat !== undefined && stat.isDirectory() && stat.uid === process.getuid?.();
}

/** @param {string} dir */
function isAbandoned(dir) {
  const owner = readStamp(path.join(dir, OWNER_FILE));
  if (typeof owner !== 'object' || owner === null || !('pid' in owner) || !('identity' in owner))
    return false;
  return identityOf(Number(owner.pid)) !== owner.identity;
}
