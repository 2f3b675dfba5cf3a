/**
 * Tells whether a remembered pid is still the same process. Pids are reused, so the start time is part of the
 * identity.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const onLinux = process.platform === 'linux';

/**
 * @param {number} pid
 * @returns {string | undefined} the same text for as long as that very process lives; undefined when there is
 *   none, or only a zombie that nobody collects
 */
export function identityOf(pid) {
  if (!onLinux) return ps(pid, 'lstart=');
  const stat = readProc(pid, 'stat');
  if (stat === undefined) return undefined;
  // The second field is the program's name in parentheses and may itself contain spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, startedAt] = [fields[0], fields[19]];
  if (state === 'Z' || state === 'X') return undefined;
  const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return `${boot} ${startedAt}`;
}

/** @param {number} pid @returns {boolean} */
export function isAlive(pid) {
  return identityOf(pid) !== undefined;
}

/** @param {number} pid @returns {string} the command line, '' when it cannot be seen */
export function commandLineOf(pid) {
  if (!onLinux) return ps(pid, 'command=') ?? '';
  return (readProc(pid, 'cmdline') ?? '').split('\0').join(' ').trim();
}

/** @param {number} pid @returns {string | undefined} its working directory, where the system tells */
export function workingDirOf(pid) {
  if (!onLinux) return undefined;
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    // Not ours to see, or gone in the meantime.
    return undefined;
  }
}

/**
 * @returns {{ pid: number, script: string }[]} the programs of Node that run, as far as the system tells: Linux only,
 *   and of others' processes only those with a whole path
 */
export function scriptsOfProcesses() {
  if (!onLinux) return [];
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const pid = Number(name);
      const [program = '', ...args] = (readProc(pid, 'cmdline') ?? '').split('\0');
      const script = args.find((arg) => !arg.startsWith('-'));
      if (path.basename(program) !== 'node' || !script) return [];
      const dir = path.isAbsolute(script) ? '/' : workingDirOf(pid);
      return dir === undefined ? [] : [{ pid, script: path.resolve(dir, script) }];
    });
}

/** @param {number} pid @param {string} file */
function readProc(pid, file) {
  try {
    return fs.readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}

/** @param {number} pid @param {string} column */
function ps(pid, column) {
  try {
    const text = execFileSync('ps', ['-ww', '-o', column, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    return text === '' ? undefined : text;
  } catch {
    // ps ends with 1 when there is no such process.
    return undefined;
  }
}
