/**
 * Packages that only one tool needs, in its own folder `packages`. In the workspaces everybody would download them, and
 * some of their dependencies ask for "latest", which breaks `npm ls`.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure } from '../scripts/lib/failure.mjs';
import { npmCommand } from '../scripts/lib/install.mjs';
import { ROOT } from '../scripts/lib/paths.mjs';
import { runCommand } from '../scripts/lib/run-command.mjs';

export class OwnPackages {
  readonly folder: string;

  /** @param tool folder of the tool, which has a folder `packages` */
  constructor(tool: string) {
    this.folder = path.join(tool, 'packages');
  }

  /**
   * Installs them, unless they are.
   * @returns a note for the phase's output line
   */
  async provide({ logDir, signal }: { logDir: string; signal?: AbortSignal }): Promise<string> {
    if (this.#areInstalled()) return 'unchanged';
    const log = path.join(logDir, 'packages.log');
    const [command, ...args] = [...npmCommand(), 'ci', '--prefer-offline', '--no-audit', '--no-fund'];
    const { code } = await runCommand(command, args, { log, signal, cwd: this.folder });
    if (code !== 0) throw new Failure(`npm ci failed in ${path.relative(ROOT, this.folder)}.`, { log });
    return '';
  }

  /** @param name of a package that is installed on demand, so its types are missing */
  async import<Module>(name: string) {
    const { resolve } = createRequire(path.join(this.folder, 'package.json'));
    return (await import(pathToFileURL(resolve(name)).href)) as Module;
  }

  /** @returns the file of a program of theirs */
  program(name: string): string {
    return path.join(this.folder, 'node_modules', '.bin', name);
  }

  /** npm writes its list last, so it proves a complete installation; the versions prove the right one. */
  #areInstalled(): boolean {
    const installed = packagesOf(path.join(this.folder, 'node_modules', '.package-lock.json'));
    if (installed === undefined) return false;
    const { dependencies } = JSON.parse(fs.readFileSync(path.join(this.folder, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    return Object.entries(dependencies).every(
      ([name, version]) => installed[`node_modules/${name}`]?.version === version,
    );
  }
}

function packagesOf(lock: string) {
  if (!fs.existsSync(lock)) return undefined;
  const { packages } = JSON.parse(fs.readFileSync(lock, 'utf8')) as {
    packages: Record<string, { version?: string }>;
  };
  return packages;
}
