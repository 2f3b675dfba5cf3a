/**
 * What is kept of each version, in releases/<version>: its commit, its API document, its packages and their
 * licences.
 */
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { ROOT } from './paths.mjs';

export const RELEASES = path.join(ROOT, 'releases');
const VERSION = /^\d+\.\d+\.\d+$/;

/** @typedef {{ version: string, date: string, commit: string, migration: string }} Release `migration`: its last */

/** @returns {[Release, ...Release[]]} newest first */
export function readReleases() {
  const found = fs
    .readdirSync(RELEASES)
    .filter((name) => VERSION.test(name))
    .sort((a, b) => compareVersions(b, a))
    .map((version) => JSON.parse(fs.readFileSync(path.join(RELEASES, version, 'release.json'), 'utf8')));
  if (found.length === 0) throw new Error('releases/ has no version');
  return /** @type {[Release, ...Release[]]} */ (found);
}

/** @param {string} a @param {string} b @returns {number} negative when `a` is the earlier one */
export function compareVersions(a, b) {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  const place = left?.findIndex((part, index) => part !== right?.[index]) ?? -1;
  return place < 0 ? 0 : (left?.[place] ?? 0) - (right?.[place] ?? 0);
}

/** @param {string} version @returns {any} the API document of that version */
export function releasedDocument(version) {
  return JSON.parse(
    brotliDecompressSync(fs.readFileSync(path.join(RELEASES, version, 'openapi.json.br'))).toString(),
  );
}

/** @param {string} file in releases @param {string} text kept compressed */
export function keepCompressed(file, text) {
  fs.writeFileSync(path.join(RELEASES, file), brotliCompressSync(text));
}
