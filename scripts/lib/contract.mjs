/**
 * The API's document, the types generated from it, and the table of the backend's rooms. All are committed, so that a change of the API is seen
 * in review and no front end is compiled against yesterday's.
 */
import fs from 'node:fs';
import path from 'node:path';
import { buildOpenApiDocument } from './backend.mjs';
import { build } from './build.mjs';
import { checkRooms } from './checks/rooms.mjs';
import { Failure } from './failure.mjs';
import { requireUnused } from './in-use.mjs';
import { addLanded } from './landed-migrations.mjs';
import { ROOT, shortPath } from './paths.mjs';
import { prepare } from './prepare.mjs';
import { useMigratedScratchDatabase } from './scratch-database.mjs';

const DOCUMENT = path.join(ROOT, 'contract', 'openapi.json');
const TYPES = path.join(ROOT, 'contract', 'src', 'generated', 'api.ts');

/**
 * @param {import('./task.mjs').Tools} tools
 * @param {{ check: boolean }} options `check`: compare instead of writing
 */
export async function contract({ phases, shutdown, logDir }, { check }) {
  const { signal } = shutdown;
  checkRooms({ write: !check });
  await prepare({ phases, logDir, signal, only: ['backend'] });
  const files = await phases.run('document', async () => {
    await useMigratedScratchDatabase(shutdown);
    return generate(await buildOpenApiDocument());
  });
  if (!check) for (const name of await addLanded()) phases.print(`  noted ${name} as landed`);
  const changed = [...files].filter(([file, text]) => readIfThere(file) !== text);
  if (check) {
    if (changed.length === 0) return;
    const names = changed.map(([file]) => shortPath(file)).join(' and ');
    throw new Failure(`The server's API and ${names} differ: run npm run contract and commit the result.`);
  }
  if (changed.length > 0) requireUnused('build');
  for (const [file, text] of changed) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
    phases.print(`  wrote ${shortPath(file)}`);
  }
  await build({ phases, logDir, signal, only: ['contract'] });
}

/** @param {object} document @returns {Promise<Map<string, string>>} text by file */
async function generate(document) {
  const sorted = sortKeys(document);
  const { default: openapiTypes, astToString } = await import('openapi-typescript');
  const types = astToString(await openapiTypes(JSON.stringify(sorted), { alphabetize: true }));
  return new Map([
    [DOCUMENT, `${JSON.stringify(sorted, null, 2)}\n`],
    [TYPES, `${BANNER}\n${types}`],
  ]);
}

const BANNER = '/** Generated from contract/openapi.json by `npm run contract`. Not edited by hand. */';

/**
 * The order in which modules are loaded must not show up as a change. Lists keep theirs: it has a meaning.
 * @param {unknown} value
 * @returns {unknown}
 */
function sortKeys(value) {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  return Object.fromEntries(entries.map(([key, child]) => [key, sortKeys(child)]));
}

/** @param {string} file */
function readIfThere(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}
