/** The packages that the product is made of: what the lock file promises, and what the registry knows against them. */
import fs from 'node:fs';
import path from 'node:path';
import { npmCommand } from '../install.mjs';
import { ROOT } from '../paths.mjs';
import { runCommand, toolEnvironment } from '../run-command.mjs';

const AUDIT_TIMEOUT_MS = 60_000;
const REFUSED = /** @type {const} */ (['high', 'critical']);
/** Exact, or a range that the lock file holds to one version. */
const VERSION = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?[~^]?\d+\.\d+\.\d+(?:-[\w.]+)?$/;
const FIELDS = /** @type {const} */ (['dependencies', 'devDependencies', 'optionalDependencies']);

/** @typedef {{ name: string, problems: string[], note?: string, skipped?: boolean }} Finding */

/**
 * @typedef {{ version?: string, resolved?: string, integrity?: string, link?: boolean, hasInstallScript?: boolean }} Locked
 */

/** @typedef {Record<string, unknown> & { workspaces?: string[], allowScripts?: Record<string, boolean> }} Manifest */

/** Needs no network. @returns {Finding[]} */
export function checkLockFile() {
  const manifest = /** @type {Manifest} */ (read('package.json'));
  /** @type {{ packages: Record<string, Locked> }} */
  const { packages } = read('package-lock.json');
  const manifests = ['', ...(manifest.workspaces ?? [])].map((folder) =>
    read(path.join(folder, 'package.json')),
  );
  return [
    { name: 'every package of the lock file has its checksum', problems: withoutIntegrity(packages) },
    { name: 'every package comes from the registry', problems: fromElsewhere(packages) },
    {
      name: 'no package runs a script of its own that is not decided on',
      problems: undecidedScripts(packages, manifest.allowScripts ?? {}),
    },
    { name: 'every version is exact or held by the lock file', problems: loose(manifests, packages) },
  ];
}

/** @param {Record<string, Locked>} packages */
export function withoutIntegrity(packages) {
  return installed(packages).flatMap(([name, { integrity }]) => (integrity ? [] : [name]));
}

/** @param {Record<string, Locked>} packages */
export function fromElsewhere(packages) {
  return installed(packages).flatMap(([name, { resolved }]) =>
    resolved && !resolved.startsWith('https://registry.npmjs.org/') ? [`${name}: ${resolved}`] : [],
  );
}

/** @param {Record<string, Locked>} packages @param {Record<string, boolean>} decided */
export function undecidedScripts(packages, decided) {
  return installed(packages).flatMap(([place, { hasInstallScript, version }]) => {
    const name = nameOf(place);
    const known = name in decided || `${name}@${version}` in decided || isOtherPlatform(name, decided);
    return hasInstallScript && !known ? [`${name}@${version}`] : [];
  });
}

/** @param {Record<string, unknown>[]} manifests @param {Record<string, Locked>} packages */
export function loose(manifests, packages) {
  return manifests.flatMap((manifest) =>
    FIELDS.flatMap((field) =>
      Object.entries(/** @type {Record<string, string>} */ (manifest[field] ?? {})).flatMap(
        ([name, version]) => {
          const places = Object.keys(packages).filter((place) => nameOf(place) === name);
          return VERSION.test(version) && places.length > 0 ? [] : [`${name}: ${version}`];
        },
      ),
    ),
  );
}

/**
 * Asks the registry what is known against the packages that the product runs with.
 * @param {{ logDir: string, signal: AbortSignal }} options
 * @returns {Promise<Finding>}
 */
export async function auditPackages({ logDir, signal }) {
  const name = 'nothing grave is known of a package that the product runs with';
  const [command, ...args] = npmCommand();
  const timeout = AbortSignal.timeout(AUDIT_TIMEOUT_MS);
  try {
    const { output } = await runCommand(command, [...args, 'audit', '--omit=dev', '--json'], {
      log: path.join(logDir, 'npm-audit.log'),
      signal: AbortSignal.any([signal, timeout]),
      env: toolEnvironment(),
    });
    return judgeAudit(name, output);
  } catch (error) {
    if (!timeout.aborted || signal.aborted) throw error;
    return { name, problems: [], skipped: true, note: 'not run: no registry' };
  }
}

/** @param {string} name @param {string} output of `npm audit --json`, warnings around it @returns {Finding} */
export function judgeAudit(name, output) {
  const counts = countsIn(output);
  if (counts === undefined) return { name, problems: [], skipped: true, note: 'not run: no registry' };
  const note = Object.entries(counts)
    .map(([severity, count]) => `${count} ${severity}`)
    .join(', ');
  return { name, note, problems: REFUSED.flatMap((key) => (counts[key] ? [`${counts[key]} ${key}`] : [])) };
}

/** @param {string} output @returns {Record<string, number> | undefined} none: the registry did not answer */
function countsIn(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)).metadata
      ?.vulnerabilities;
  } catch {
    // An error of npm's own, in words.
    return undefined;
  }
}

/** @param {Record<string, Locked>} packages @returns {[string, Locked][]} without the workspaces themselves */
function installed(packages) {
  return Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link);
}

/** @param {string} place */
function nameOf(place) {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** The same program for a machine that the product is not made for. @param {string} name @param {Record<string, boolean>} decided */
function isOtherPlatform(name, decided) {
  const family = /^(@[\w.-]+\/)(?:linux|darwin|windows|win32)-/.exec(name)?.[1];
  return family !== undefined && Object.keys(decided).some((known) => known.startsWith(family));
}

/** @param {string} file @returns {any} */
function read(file) {
  return JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8'));
}
