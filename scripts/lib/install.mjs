/** Installs the packages of package-lock.json when the installed ones differ. */
import fs from 'node:fs';
import path from 'node:path';
import { requireRoom } from './data-dir.mjs';
import { Failure, saysDiskFull } from './failure.mjs';
import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs';
import { requireUnused } from './in-use.mjs';
import { CACHE_DIR, ROOT } from './paths.mjs';
import { platformPackage } from './postgres/binaries.mjs';
import { runCommand } from './run-command.mjs';

const LOCK = path.join(ROOT, 'package-lock.json');
/** npm's list of installed packages; absent during an installation and after a failed one. */
const INSTALLED = path.join(ROOT, 'node_modules', '.package-lock.json');
const STAMP = path.join(CACHE_DIR, 'install.json');
const ROOM_BYTES = 1200 * 1024 * 1024;
const COUNT_EVERY_MS = 1000;

/** @typedef {Record<string, { version?: string, integrity?: string } & Record<string, unknown>>} Packages */

/**
 * @returns {string | undefined} why packages have to be installed; undefined: everything is there
 */
export function reasonToInstall() {
  const installed = readPackages(INSTALLED);
  if (installed === undefined) return 'nothing is installed';
  const locked = readPackages(LOCK) ?? {};
  const stamp = readStamp(STAMP);
  if (stamp !== undefined && stamp !== lockFingerprint()) return 'package-lock.json has changed';
  for (const [place, entry] of Object.entries(installed)) {
    const wanted = locked[place];
    if (wanted?.version !== entry.version || wanted?.integrity !== entry.integrity) return `${place} differs`;
    if (!fs.existsSync(path.join(ROOT, place))) return `${place} is gone`;
  }
  const platform = `node_modules/${platformPackage()}`;
  if (locked[platform] !== undefined && installed[platform] === undefined) return `${platform} is missing`;
  return reasonInManifests(locked, installed);
}

/**
 * @param {{ logDir: string, report: (detail: string) => void, signal?: AbortSignal }} options
 * @returns {Promise<string>} a note for the phase's line
 */
export async function install({ logDir, report, signal }) {
  if (reasonToInstall() === undefined) {
    if (readStamp(STAMP) === undefined) writeStamp(STAMP, lockFingerprint());
    return 'unchanged';
  }
  requireUnused('install');
  requireRoom(ROOT, ROOM_BYTES);
  const log = path.join(logDir, 'install.log');
  const total = countLocked();
  // npm makes every folder first and fills them then.
  const counter = setInterval(() => {
    const count = countPackages();
    report(count < total ? `${count} of about ${total} packages` : `unpacking about ${total} packages`);
  }, COUNT_EVERY_MS);
  try {
    // The build needs the development packages, in production too.
    const [command, ...args] = [
      ...npmCommand(),
      'ci',
      '--include=dev',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
    ];
    const { code, output } = await runCommand(command, args, { log, signal });
    if (code !== 0) throw explain(output, log);
  } finally {
    clearInterval(counter);
  }
  writeStamp(STAMP, lockFingerprint());
  return '';
}

/** @returns {[string, ...string[]]} the npm that started this process, else the one on the PATH */
export function npmCommand() {
  const cli = process.env.npm_execpath;
  return cli !== undefined && /npm-cli\.c?js$/.test(cli) && fs.existsSync(cli)
    ? [process.execPath, cli]
    : ['npm'];
}

/** @param {Packages} locked @param {Packages} installed */
function reasonInManifests(locked, installed) {
  const workspaces = [
    '',
    ...Object.keys(locked).filter((place) => place !== '' && !place.includes('node_modules/')),
  ];
  for (const workspace of workspaces) {
    const file = path.join(ROOT, workspace, 'package.json');
    if (!fs.existsSync(file)) return `${workspace} is gone`;
    const manifest = JSON.parse(fs.readFileSync(file, 'utf8'));
    for (const kind of ['dependencies', 'devDependencies']) {
      const wanted = /** @type {Record<string, string>} */ (manifest[kind] ?? {});
      const known = /** @type {Record<string, string>} */ (locked[workspace]?.[kind] ?? {});
      for (const name of new Set([...Object.keys(wanted), ...Object.keys(known)])) {
        if (wanted[name] !== known[name]) return `package.json asks for another ${name}`;
        const places = [path.posix.join(workspace, 'node_modules', name), `node_modules/${name}`];
        if (!places.some((place) => place in installed)) return `${name} is missing`;
      }
    }
  }
  return undefined;
}

/** @param {string} file @returns {Packages | undefined} */
function readPackages(file) {
  if (!fs.existsSync(file)) return undefined;
  return JSON.parse(fs.readFileSync(file, 'utf8')).packages;
}

function lockFingerprint() {
  return fingerprint([LOCK], { root: ROOT });
}

/** @returns {number} about how many packages will lie directly in node_modules; optional ones may stay away */
function countLocked() {
  const places = Object.entries(readPackages(LOCK) ?? {}).filter(([, entry]) => entry['optional'] !== true);
  return places.filter(([place]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(place)).length;
}

/** @returns {number} how many packages lie in node_modules by now, nested ones left out */
function countPackages() {
  const dir = path.join(ROOT, 'node_modules');
  if (!fs.existsSync(dir)) return 0;
  return fs.readdirSync(dir).reduce((count, name) => {
    if (!name.startsWith('@')) return count + 1;
    const scope = path.join(dir, name);
    return count + (fs.existsSync(scope) ? fs.readdirSync(scope).length : 0);
  }, 0);
}

/** @param {string} output @param {string} log */
function explain(output, log) {
  if (saysDiskFull(output))
    return new Failure('The disk is full: free some space and run the command again.', { log });
  if (/EUSAGE|in sync/.test(output)) {
    return new Failure('package.json and package-lock.json do not agree: run npm install.', { log });
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|network/i.test(output)) {
    return new Failure('npm ci cannot reach the package registry: check the network and try again.', { log });
  }
  if (/EACCES|EPERM/.test(output)) {
    return new Failure('npm ci may not write here: check who owns this folder and node_modules.', { log });
  }
  if (/npm: spawn/.test(output))
    return new Failure('npm was not found: install it together with Node.', { log });
  return new Failure('npm ci failed.', { log });
}
