/**
 * A change of the API that breaks programs written for the last release must be in the changelog. releases/changes.json
 * lists each such change below the beginning of the entry under "Unreleased" that announces it.
 */
import fs from 'node:fs';
import path from 'node:path';
import { Failure } from '../failure.mjs';
import { ROOT } from '../paths.mjs';
import { RELEASES, readReleases, releasedDocument } from '../releases.mjs';
import { breakingChanges } from './api-changes.mjs';

const DOCUMENT = path.join(ROOT, 'contract', 'openapi.json');
export const ANNOUNCED = path.join(RELEASES, 'changes.json');
const MAX_SHOWN = 25;

/** @typedef {Record<string, string[]>} Announced changes by the beginning of their entry */

/** @throws {Failure} naming the changes that no entry announces, and entries that announce nothing */
export function checkReleasedApi() {
  const [{ version }] = readReleases();
  const changes = changesSince(version);
  const { unannounced, unknownEntries, past } = compareAnnounced(changes, readAnnounced(), readUnreleased());
  const problems = [
    ...unannounced.map((text) => `breaks programs written for ${version}: ${text}`),
    ...unknownEntries.map(
      (entry) => `releases/changes.json: no entry under Unreleased begins with "${entry}"`,
    ),
    ...past.map((text) => `releases/changes.json: the document has no such change any more: ${text}`),
  ];
  if (problems.length === 0) return;
  const rest = problems.length - MAX_SHOWN;
  throw new Failure(
    [
      'The API document breaks what the last release promised, or changes.json is old:',
      ...problems.slice(0, MAX_SHOWN),
      ...(rest > 0 ? [`… and ${rest} more`] : []),
      'Undo the change, or announce it: write an entry under Unreleased in CHANGELOG.md, then',
      '  npm run contract -- --announced="the first words of that entry"',
    ].join('\n'),
  );
}

/** @param {string} version @returns {string[]} */
function changesSince(version) {
  const now = JSON.parse(fs.readFileSync(DOCUMENT, 'utf8'));
  return breakingChanges(releasedDocument(version), now).map(({ text }) => text);
}

/**
 * Puts the changes that no entry announces below this one, and removes those that are none any more.
 * @param {string} entry its beginning
 * @returns {{ added: number, announced: Announced }}
 * @throws {Failure} when there is no such entry
 */
export function announce(entry) {
  const [{ version }] = readReleases();
  const entries = readUnreleased();
  if (entry === '' || !entries.some((one) => one.startsWith(entry))) {
    throw new Failure(`CHANGELOG.md has no entry under Unreleased that begins with "${entry}".`);
  }
  const changes = changesSince(version);
  const announced = readAnnounced();
  const { unannounced } = compareAnnounced(changes, announced, entries);
  announced[entry] = [...(announced[entry] ?? []), ...unannounced];
  const left = Object.entries(announced).map(([key, texts]) => [
    key,
    texts.filter((text) => changes.includes(text)),
  ]);
  return {
    added: unannounced.length,
    announced: Object.fromEntries(left.filter(([, texts]) => texts?.length)),
  };
}

/**
 * @param {string[]} changes @param {Announced} announced @param {string[]} entries of the changelog
 * @returns {{ unannounced: string[], unknownEntries: string[], past: string[] }}
 */
export function compareAnnounced(changes, announced, entries) {
  const known = Object.values(announced).flat();
  return {
    unannounced: changes.filter((text) => !known.includes(text)),
    unknownEntries: Object.keys(announced).filter((key) => !entries.some((entry) => entry.startsWith(key))),
    past: known.filter((text) => !changes.includes(text)),
  };
}

/** @returns {Announced} */
export function readAnnounced() {
  return JSON.parse(fs.readFileSync(ANNOUNCED, 'utf8'));
}

/** @returns {string[]} the entries under Unreleased */
function readUnreleased() {
  return entriesUnder('Unreleased', fs.readFileSync(path.join(ROOT, 'CHANGELOG.md'), 'utf8'));
}

/** @param {string} heading @param {string} changelog @returns {string[]} each in one line */
export function entriesUnder(heading, changelog) {
  const [, after = ''] = changelog.split(`\n## [${heading}]`);
  const [section = ''] = after.split('\n## ');
  return section
    .split(/\n(?=- |#|\n)/)
    .filter((part) => part.startsWith('- '))
    .map((part) => part.slice(2).replace(/\s+/g, ' ').trim());
}
