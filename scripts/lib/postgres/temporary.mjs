/** Cleans up temporary databases whose test run was killed before it could. */
import fs from 'node:fs';
import path from 'node:path';
import { readStamp, writeStamp } from '../fingerprint.mjs';
import { identityOf } from '../process-identity.mjs';
import { MEMORY_DIR, temporaryParents } from './placement.mjs';
import { runningPostmaster, stopPostmaster } from './postmaster.mjs';

export const TEMPORARY_PREFIX = 'fleet-hiring-test-';
const OWNER_FILE = 'owner.json';

/** Notes which process the folder belongs to. @param {string} dir */
export function markTemporary(dir) {
  writeStamp(path.join(dir, OWNER_FILE), { pid: process.pid, identity: identityOf(process.pid) });
}

/** Stops and removes the temporary databases of processes that no longer live. */
export async function sweepTemporary() {
  for (const parent of [MEMORY_DIR, ...temporaryParents()]) {
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

/** Temporary folders are open to all users: only what this user made is this user's to remove. @param {string} dir */
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
