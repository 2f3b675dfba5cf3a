/**
 * An applied migration must never change, because installations would keep its old effect. The checksum of each
 * one's effect is committed; `npm run contract` adds new ones.
 */
import fs from 'node:fs';
import path from 'node:path';
import { migrationChecksums } from './backend.mjs';
import { Failure } from './failure.mjs';
import { ROOT, shortPath } from './paths.mjs';

const FILE = path.join(ROOT, 'backend', 'landed-migrations.json');

/**
 * @param {Record<string, string>} landed @param {Record<string, string>} now checksums by name
 * @returns {{ changed: string[], added: string[] }} names
 */
export function compareLanded(landed, now) {
  return {
    changed: Object.keys(landed).filter((name) => landed[name] !== now[name]),
    added: Object.keys(now).filter((name) => !(name in landed)),
  };
}

/** Adds the new migrations to the committed list. @returns {Promise<string[]>} their names */
export async function addLanded() {
  const { landed, now, added } = await look();
  if (added.length === 0) return [];
  // Sorted in the order of application, whenever they were added.
  const lines = Object.keys(now).map((name) => [name, landed[name] ?? now[name]]);
  fs.writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`);
  return added;
}

/** Fails when a landed migration changed, is missing, or is not in the list. */
export async function checkLanded() {
  const { added } = await look();
  if (added.length === 0) return;
  throw new Failure(
    `${shortPath(FILE)} does not know ${added.join(', ')}: run npm run contract and commit the result.`,
  );
}

async function look() {
  /** @type {Record<string, string>} */
  const landed = JSON.parse(fs.readFileSync(FILE, 'utf8'));
  const now = await migrationChecksums();
  const { changed, added } = compareLanded(landed, now);
  if (changed.length > 0) {
    throw new Failure(
      `${changed.join(', ')} landed and does something else now: put it back as it was, and write a new migration. If it is only on your branch, delete its line in ${shortPath(FILE)} and run npm run contract.`,
    );
  }
  return { landed, now, added };
}
