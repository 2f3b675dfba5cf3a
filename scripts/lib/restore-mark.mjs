/** Marks a DATA_DIR while a restore fills it: no product starts there before it has finished. */
import fs from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { makeFolder, shortPath } from './paths.mjs';
import { clusterOf, removeSystemCluster } from './postgres/placement.mjs';

const MARK = 'restore.unfinished';
/**
 * @param {string} dataDir
 * @throws {Failure} when a restore into it has not finished
 */
export function refuseUnfinishedRestore(dataDir) {
  if (!fs.existsSync(path.join(dataDir, MARK))) return;
  throw new Failure(
    `A restore into ${shortPath(dataDir)} has not finished: run npm run restore again, which begins anew, ` +
      'or remove that folder to begin empty.',
  );
}

/**
 * Marks it unless a database is there, into which nothing is restored.
 * @param {string} dataDir
 * @returns {{ finish: () => void, undo: () => void }} `undo`: without `finish`, removes what the restore has made
 */
export function markRestore(dataDir) {
  const existed = fs.existsSync(dataDir);
  makeFolder(dataDir);
  const mark = path.join(dataDir, MARK);
  const again = fs.existsSync(mark);
  if (!again && clusterOf(dataDir) !== undefined) return { finish: () => {}, undo: () => {} };
  // After a kill the mark says what was there before the first attempt.
  const before = again ? JSON.parse(fs.readFileSync(mark, 'utf8') || '[]') : fs.readdirSync(dataDir);
  fs.writeFileSync(mark, JSON.stringify(before), { mode: 0o600 });
  let finished = false;
  return {
    finish: () => {
      finished = true;
      fs.rmSync(mark, { force: true });
    },
    undo: () => {
      if (finished) return;
      removeSystemCluster(dataDir);
      const made = fs.readdirSync(dataDir).filter((name) => !before.includes(name) && name !== MARK);
      for (const name of made) fs.rmSync(path.join(dataDir, name), { recursive: true, force: true });
      // Last: a kill in between leaves it.
      fs.rmSync(mark, { force: true });
      if (!existed) fs.rmdirSync(dataDir);
    },
  };
}
