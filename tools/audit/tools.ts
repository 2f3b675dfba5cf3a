/**
 * Installs Lighthouse in its own folder. In the workspaces everybody would download it, and one of its dependencies
 * asks for "latest", which breaks `npm ls`.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure } from '../../scripts/lib/failure.mjs';
import { npmCommand } from '../../scripts/lib/install.mjs';
import { runCommand } from '../../scripts/lib/run-command.mjs';

const FOLDER = path.join(import.meta.dirname, 'packages');
const resolve = createRequire(path.join(FOLDER, 'package.json')).resolve;

/** @returns a note for the phase's output line */
export async function provideAuditTools({
  logDir,
  signal,
}: {
  logDir: string;
  signal?: AbortSignal;
}): Promise<string> {
  if (isInstalled()) return 'unchanged';
  const log = path.join(logDir, 'audit-tools.log');
  const [command, ...args] = [...npmCommand(), 'ci', '--prefer-offline', '--no-audit', '--no-fund'];
  const { code } = await runCommand(command, args, { log, signal, cwd: FOLDER });
  if (code !== 0) throw new Failure('npm ci failed in tools/audit/packages.', { log });
  return '';
}

/** @param name of a package that is installed on demand, so its types are missing */
export async function importAuditTool<Module>(name: string) {
  return (await import(pathToFileURL(resolve(name)).href)) as Module;
}

/** npm writes its list last, so it proves a complete installation; the versions prove the right one. */
function isInstalled() {
  const installed = packagesOf(path.join(FOLDER, 'node_modules', '.package-lock.json'));
  if (installed === undefined) return false;
  const { dependencies } = JSON.parse(fs.readFileSync(path.join(FOLDER, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return Object.entries(dependencies).every(
    ([name, version]) => installed[`node_modules/${name}`]?.version === version,
  );
}

function packagesOf(lock: string) {
  if (!fs.existsSync(lock)) return undefined;
  const { packages } = JSON.parse(fs.readFileSync(lock, 'utf8')) as {
    packages: Record<string, { version?: string }>;
  };
  return packages;
}
