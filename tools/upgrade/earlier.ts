/** A working copy of an earlier version, installed and built beside this one, and kept for later runs. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Failure } from '../../scripts/lib/failure.mjs';
import { readStamp, writeStamp } from '../../scripts/lib/fingerprint.mjs';
import { npmCommand } from '../../scripts/lib/install.mjs';
import { ROOT, WORK_DIR } from '../../scripts/lib/paths.mjs';
import { runCommand, toolEnvironment } from '../../scripts/lib/run-command.mjs';
import type { Tools } from '../../scripts/lib/task.mjs';

export interface Earlier {
  commit: string;
  folder: string;
}

/** @param named a commit, a tag or a branch */
export async function prepareEarlier(named: string, { phases, shutdown, logDir }: Tools): Promise<Earlier> {
  const commit = commitOf(named);
  const folder = path.join(WORK_DIR, 'earlier', commit.slice(0, 12));
  const stamp = path.join(folder, '.built');
  const earlier = { commit, folder };
  if (readStamp(stamp) !== undefined) return earlier;
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const archive = path.join(folder, 'archive.tar');
  git('archive', '--output', archive, commit);
  execFileSync('tar', ['xf', archive, '-C', folder]);
  fs.rmSync(archive);
  await phases.run('install the earlier version', () => install(folder, { shutdown, logDir }));
  await phases.run('build the earlier version', () => npm(['run', 'build'], folder, { shutdown, logDir }));
  writeStamp(stamp, commit);
  return earlier;
}

/** With the same lock file its packages are links to those of this copy, which nobody writes. */
async function install(folder: string, tools: Pick<Tools, 'shutdown' | 'logDir'>) {
  const lock = (copy: string) => fs.readFileSync(path.join(copy, 'package-lock.json'), 'utf8');
  if (lock(folder) !== lock(ROOT)) {
    await npm(['ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund'], folder, tools);
    return;
  }
  for (const name of ['', ...fs.readdirSync(ROOT)]) {
    const packages = path.join(name, 'node_modules');
    if (!fs.existsSync(path.join(ROOT, packages)) || !fs.existsSync(path.join(folder, name))) continue;
    execFileSync('cp', ['-al', path.join(ROOT, packages), path.join(folder, name)]);
  }
}

async function npm(args: string[], folder: string, { shutdown, logDir }: Pick<Tools, 'shutdown' | 'logDir'>) {
  const log = path.join(logDir, `earlier-${args[0]}.log`);
  const [command, ...first] = npmCommand();
  const env = toolEnvironment();
  if (args[0] === 'run') env.NODE_ENV = 'production';
  const options = { log, signal: shutdown.signal, cwd: folder, env };
  const { code } = await runCommand(command, [...first, ...args], options);
  if (code !== 0) throw new Failure(`npm ${args[0]} of the earlier version failed.`, { log });
}

function commitOf(named: string): string {
  try {
    return git('rev-parse', '--verify', `${named}^{commit}`);
  } catch (cause) {
    throw new Failure(
      `git has no commit ${named} here: fetch it (git fetch --unshallow), or name another one with --from.`,
      { cause },
    );
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}
