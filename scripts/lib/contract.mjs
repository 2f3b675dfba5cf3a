/**
 * Writes or checks the API document and the room table. Both are committed, so that changes are visible in review.
 * The contract's build generates the front ends' types from the document.
 */
import fs from 'node:fs';
import path from 'node:path';
import { buildOpenApiDocument } from './backend.mjs';
import { build } from './build.mjs';
import { checkRooms } from './checks/rooms.mjs';
import { ANNOUNCED, announce } from './checks/released-api.mjs';
import { checkTypedRows } from './checks/typed-rows.mjs';
import { Failure } from './failure.mjs';
import { requireUnused } from './in-use.mjs';
import { addLanded } from './landed-migrations.mjs';
import { ROOT, shortPath } from './paths.mjs';
import { prepare } from './prepare.mjs';

const DOCUMENT = path.join(ROOT, 'contract', 'openapi.json');

/**
 * @param {import('./task.mjs').Tools} tools
 * @param {{ check: boolean }} options `check`: compare instead of writing
 */
export async function contract({ phases, shutdown, logDir }, { check }) {
  const { signal } = shutdown;
  checkRooms({ write: !check });
  checkTypedRows();
  await prepare({ phases, logDir, signal, only: ['backend'] });
  // Nest's preview mode makes no provider and connects to nothing, but the environment is read.
  process.env.DATABASE_URL ??= 'postgres://localhost/preview';
  const document = await phases.run('document', async () => sortKeys(await buildOpenApiDocument()));
  const text = await formatted(document);
  if (!check) for (const name of await addLanded()) phases.print(`  noted ${name} as landed`);
  const changed = fs.readFileSync(DOCUMENT, 'utf8') !== text;
  if (check) {
    if (!changed) return;
    throw new Failure(
      `The server's API and ${shortPath(DOCUMENT)} differ: run npm run contract and commit the result.`,
    );
  }
  if (changed) {
    requireUnused('build');
    fs.writeFileSync(DOCUMENT, text);
    phases.print(`  wrote ${shortPath(DOCUMENT)}`);
  }
  await build({ phases, logDir, signal, only: ['contract'] });
}

/** Formats it like the formatter check. @param {unknown} document */
async function formatted(document) {
  const { format } = await import('oxfmt');
  const options = JSON.parse(fs.readFileSync(path.join(ROOT, '.oxfmtrc.json'), 'utf8'));
  return (await format(DOCUMENT, JSON.stringify(document), options)).code;
}

/**
 * `npm run contract -- --announced="…"`: notes that this entry of the changelog announces the changes that no other
 * one announces.
 * @param {import('./task.mjs').Tools} tools @param {string} entry its first words
 */
export async function noteAnnounced({ phases }, entry) {
  const { added, announced } = announce(entry);
  fs.writeFileSync(ANNOUNCED, await formatted(announced));
  phases.print(`  ${added} changes are announced by "${entry}"`);
}

/**
 * Sorts keys, so that the load order of modules causes no diff. Lists keep their order, which has a meaning.
 * @param {unknown} value
 * @returns {unknown}
 */
function sortKeys(value) {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  return Object.fromEntries(entries.map(([key, child]) => [key, sortKeys(child)]));
}
