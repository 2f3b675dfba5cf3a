/**
 * Lighthouse and the load generator, installed in a folder of their own: in the workspaces they would be everybody's
 * download, and one of Lighthouse's dependencies asks for "latest", which breaks `npm ls`.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure } from '../failure.mjs';
import { npmCommand } from '../install.mjs';
import { ROOT } from '../paths.mjs';
import { runCommand } from '../run-command.mjs';

const FOLDER = path.join(ROOT, 'scripts', 'audit');
const resolve = createRequire(path.join(FOLDER, 'package.json')).resolve;

/** @param {{ logDir: string, signal?: AbortSignal }} options @returns {Promise<string>} a note for the phase's line */
export async function provideAuditTools({ logDir, signal }) {
  if (isInstalled()) return 'unchanged';
  const log = path.join(logDir, 'audit-tools.log');
  const [command, ...args] = [...npmCommand(), 'ci', '--prefer-offline', '--no-audit', '--no-fund'];
  const { code } = await runCommand(command, args, { log, signal, cwd: FOLDER });
  if (code !== 0) throw new Failure('npm ci failed in scripts/audit.', { log });
  return '';
}

/** @param {string} name of a package @returns {string} the file that its name stands for */
export function auditToolPath(name) {
  return resolve(name);
}

/** @param {string} name of a package @returns {Promise<any>} typed nowhere: it is installed when it is needed */
export function importAuditTool(name) {
  return import(pathToFileURL(resolve(name)).href);
}

/** npm writes its own list last, so it tells of a whole installation; the versions tell of the right one. */
function isInstalled() {
  const installed = packagesOf(path.join(FOLDER, 'node_modules', '.package-lock.json'));
  if (installed === undefined) return false;
  const { dependencies } = JSON.parse(fs.readFileSync(path.join(FOLDER, 'package.json'), 'utf8'));
  return Object.entries(dependencies).every(
    ([name, version]) => installed[`node_modules/${name}`]?.version === version,
  );
}

/** @param {string} lock @returns {Record<string, { version?: string }> | undefined} */
function packagesOf(lock) {
  return fs.existsSync(lock) ? JSON.parse(fs.readFileSync(lock, 'utf8')).packages : undefined;
}
