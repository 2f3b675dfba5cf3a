/**
 * The packages that the product runs with or is built of, as the lock file has them: a CycloneDX bill of materials
 * made by npm, and the list of their licences made of it. Nothing is installed or asked of a registry.
 */
import fs from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { npmCommand } from './install.mjs';
import { ROOT, shortPath } from './paths.mjs';
import { runCommand } from './run-command.mjs';

/** Workspaces whose packages only test and measure the product. */
const NOT_THE_PRODUCT = ['e2e', 'tools'];

/**
 * @typedef {{ name: string, version: string, group?: string, purl: string,
 *   licenses?: { license?: { id?: string, name?: string }, expression?: string }[] }} Component
 * @typedef {{ metadata: { timestamp: string, component: { name: string, version: string } },
 *   components: Component[], dependencies: { ref: string }[] }} Bill
 */

/** @param {{ logDir: string, signal?: AbortSignal }} options @returns {Promise<Bill>} */
export async function billOfMaterials({ logDir, signal }) {
  const log = path.join(logDir, 'sbom.log');
  const [command, ...npm] = npmCommand();
  const args = [...npm, 'sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx'];
  const { code, output } = await runCommand(command, args, { log, signal });
  if (code !== 0) throw new Failure('npm sbom failed.', { log });
  /** @type {Bill} */
  const bill = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  // npm writes the name of the folder.
  bill.metadata.component.name = readManifest().name;
  const isPart = (/** @type {string} */ ref) => !NOT_THE_PRODUCT.some((name) => ref.startsWith(`${name}@`));
  bill.components = bill.components.filter(({ name }) => !NOT_THE_PRODUCT.includes(name));
  bill.dependencies = bill.dependencies.filter(({ ref }) => isPart(ref));
  return bill;
}

/** @returns {{ name: string, version: string }} */
export function readManifest() {
  return JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
}

/** @param {Component} component @returns {string} `unknown` when the package does not say */
export function licenceOf({ licenses = [] }) {
  const said = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name);
  return said.join(', ') || 'unknown';
}

/** @param {Bill} bill @returns {string} a line for each package: licence, name and version; without our own workspaces */
export function licenceList(bill) {
  const workspaces = new Set(['backend', 'contract', 'frontend-backoffice', 'frontend-public']);
  return bill.components
    .filter(({ name }) => !workspaces.has(name))
    .map((component) => `${licenceOf(component)}\t${component.name} ${component.version}\n`)
    .sort()
    .join('');
}

/**
 * `npm run sbom [-- --to=folder]`: writes both.
 * @param {import('./task.mjs').Tools} tools @param {{ to?: string | undefined }} options
 */
export async function writeBill({ phases, shutdown, logDir }, { to = '.' }) {
  const bill = await billOfMaterials({ logDir, signal: shutdown.signal });
  fs.mkdirSync(to, { recursive: true });
  const [sbom, licences] = ['sbom.cdx.json', 'licences.tsv'].map((name) => path.join(to, name));
  fs.writeFileSync(/** @type {string} */ (sbom), `${JSON.stringify(bill, null, 2)}\n`);
  fs.writeFileSync(/** @type {string} */ (licences), licenceList(bill));
  phases.print(
    `  ${bill.components.length} packages: ${shortPath(String(sbom))}, ${shortPath(String(licences))}`,
  );
}
