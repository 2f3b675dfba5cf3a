import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');
const NOT_COPIED = new Set(['.git', '.data']);

/** A working copy of its own, with what is installed and built in this one. */
export function copyWorkingCopy(prefix: string): string {
  const copy = mkdtempSync(join(tmpdir(), prefix));
  for (const name of readdirSync(ROOT).filter((one) => !NOT_COPIED.has(one))) {
    // Packages are only read, so links are enough. Builds write, so their files are copied.
    execFileSync('cp', [name === 'node_modules' ? '-al' : '-a', join(ROOT, name), copy]);
  }
  return copy;
}

/** Runs one of the copy's scripts as a person would, with these settings and none of this run's. */
export function launchScript(
  copy: string,
  script: string,
  args: string[],
  settings: Record<string, string> = {},
): ChildProcess {
  const { PATH = '', HOME = '' } = process.env;
  return spawn(process.execPath, [join(copy, 'scripts', `${script}.mjs`), ...args], {
    cwd: copy,
    env: { PATH, HOME, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
