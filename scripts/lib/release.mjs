/**
 * `npm run release`: writes releases/<version> of the commit that is checked out: its API document, packages,
 * licences and last migration. Later checks and `npm run test:upgrade` compare with it.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { ROOT } from './paths.mjs';
import { compareVersions, keepCompressed, readReleases, RELEASES } from './releases.mjs';
import { ANNOUNCED, readAnnounced } from './checks/released-api.mjs';
import { billOfMaterials, licenceList, readManifest } from './supply.mjs';

/** @param {import('./task.mjs').Tools} tools */
export async function keepRelease({ phases, shutdown, logDir }) {
  const { version } = readManifest();
  const [last] = readReleases();
  const date = dateOf(version, fs.readFileSync(path.join(ROOT, 'CHANGELOG.md'), 'utf8'));
  const breaks = Object.values(readAnnounced()).flat().length;
  const problem = whyNot({ version, date, last: last.version, breaks });
  if (problem !== undefined) throw new Failure(problem);
  if (git('status', '--porcelain') !== '')
    throw new Failure('Commit everything first: a version is a commit.');

  const bill = await phases.run('packages', () => billOfMaterials({ logDir, signal: shutdown.signal }));
  fs.mkdirSync(path.join(RELEASES, version));
  keepCompressed(`${version}/sbom.cdx.json.br`, JSON.stringify(bill));
  keepCompressed(
    `${version}/openapi.json.br`,
    fs.readFileSync(path.join(ROOT, 'contract/openapi.json'), 'utf8'),
  );
  fs.writeFileSync(path.join(RELEASES, version, 'licences.tsv'), licenceList(bill));
  const landed = JSON.parse(fs.readFileSync(path.join(ROOT, 'backend/landed-migrations.json'), 'utf8'));
  const release = { version, date, commit: git('rev-parse', 'HEAD'), migration: Object.keys(landed).at(-1) };
  fs.writeFileSync(path.join(RELEASES, version, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  // From now on changes are compared with this version.
  fs.writeFileSync(ANNOUNCED, '{}\n');
  phases.print(`  releases/${version}: commit it, and tag the commit before it as v${version}`);
}

/**
 * @param {{ version: string, date: string | undefined, last: string, breaks: number }} release `breaks`: changes of
 *   the API that break programs
 * @returns {string | undefined} why it cannot be released under this number
 */
export function whyNot({ version, date, last, breaks }) {
  if (compareVersions(version, last) <= 0)
    return `package.json says ${version}, and ${last} is released already.`;
  if (date === undefined) return `CHANGELOG.md has no heading "## [${version}] - <date>".`;
  const [major] = version.split('.');
  if (breaks > 0 && major === last.split('.')[0]) {
    return `${breaks} changes break programs written for ${last} (releases/changes.json): the first number must rise.`;
  }
  return undefined;
}

/** @param {string} version @param {string} changelog @returns {string | undefined} */
export function dateOf(version, changelog) {
  return new RegExp(`^## \\[${version.replaceAll('.', '\\.')}\\] - (\\d{4}-\\d{2}-\\d{2})$`, 'm').exec(
    changelog,
  )?.[1];
}

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
}
