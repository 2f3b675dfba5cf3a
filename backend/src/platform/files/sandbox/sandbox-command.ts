import { execFile } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a child may use. */
export interface SandboxLimits {
  /** Megabytes that it holds. */
  memoryMb: number;
  /** Seconds of the processor. */
  cpuSeconds: number;
  /** Bytes of a file that it writes. */
  fileBytes: number;
  /** CPU niceness: 0 to 19. */
  nice: number;
}

/**
 * Sets hard limits, marks itself as first victim of the OOM killer, and lowers its CPU priority. `ulimit -d` counts
 * all writable memory; systems without it use the watch. Its unit is 1024 bytes, that of `-f` 512 bytes.
 */
const SHELL = `ulimit -c 0; ulimit -t $(($1 + 1)); ulimit -S -t "$1"; ulimit -d "$2" 2>/dev/null; ulimit -f "$3"; nice="$4"
{ echo 1000 > /proc/self/oom_score_adj; } 2>/dev/null
shift 4; exec nice -n "$nice" "$@"`;
/** For thread stacks and memory that is not freed at once. */
const SLACK_KB = 48 * 1024;

/** Further restrictions by util-linux, where available and allowed. */
const WRAPPERS = [
  // No network. Root may do so directly, others in a user namespace, unless the system or its container forbids it.
  [
    ['unshare', '--net'],
    ['unshare', '--user', '--net'],
  ],
  // Ends with its parent process, even when that is killed. A new namespace would reset this.
  [['setpriv', '--pdeathsig', 'KILL']],
] as const;

async function usableWrappers(): Promise<string[]> {
  const found: string[] = [];
  for (const choices of WRAPPERS) {
    for (const [program, ...args] of choices) {
      const works = await run(program, [...args, 'true']).then(
        () => true,
        () => false,
      );
      if (!works) continue;
      found.push(program, ...args);
      break;
    }
  }
  return found;
}

/** Kilobytes that Node reserves at start: 45,000 for version 20, 570,000 for version 24. */
async function reservedKb(): Promise<number> {
  if (process.platform !== 'linux') return 0;
  const print = `process.stdout.write(fs.readFileSync('/proc/self/status', 'utf8'))`;
  const { stdout } = await run(process.execPath, ['-e', print], { env: {} });
  return Number(/^VmData:\s+(\d+) kB$/m.exec(stdout)?.[1] ?? 0);
}

let machine: Promise<{ wrappers: string[]; reserved: number }> | undefined;

/** Cached: the machine's wrappers and this Node's reservation. */
async function learnMachine(): Promise<{ wrappers: string[]; reserved: number }> {
  const [wrappers, reserved] = await Promise.all([usableWrappers(), reservedKb()]);
  return { wrappers, reserved };
}

/** Node's permission model: no child process, no thread, only these files. */
function permissions(reads: readonly string[], writes: readonly string[]): string[] {
  // For Node 20 and 22.
  const flag = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  return [
    flag,
    ...reads.map((path) => `--allow-fs-read=${path}`),
    ...writes.map((path) => `--allow-fs-write=${path}`),
  ];
}

/** The compiled product, readable for programs. */
const PRODUCT = join(import.meta.dirname, '../../..');

/** Folders of a program's code and packages, including workspace links. */
function codeOf(program: string): string[] {
  const folders: string[] = [];
  for (let at = dirname(program); at !== dirname(at); at = dirname(at)) {
    if (existsSync(join(at, 'package.json'))) folders.push(join(at, 'package.json'));
    const modules = join(at, 'node_modules');
    if (!existsSync(modules)) continue;
    folders.push(join(modules, '*'));
    const own = join(modules, '@hiring');
    if (existsSync(own))
      folders.push(...readdirSync(own).map((name) => `${realpathSync(join(own, name))}/*`));
  }
  return program.startsWith(PRODUCT) ? [...folders, `${PRODUCT}/*`] : [...folders, `${dirname(program)}/*`];
}

/** The command of a sandbox program; the order is its last argument. */
export async function sandboxCommand(
  program: string,
  order: unknown,
  { reads, writes, limits }: { reads: readonly string[]; writes: readonly string[]; limits: SandboxLimits },
): Promise<[command: string, args: string[]]> {
  machine ??= learnMachine();
  const { wrappers, reserved } = await machine;
  const { memoryMb, cpuSeconds, fileBytes, nice } = limits;
  return [
    '/bin/sh',
    [
      '-c',
      SHELL,
      'sandbox',
      ...[cpuSeconds, reserved + memoryMb * 1024 + SLACK_KB, Math.ceil(fileBytes / 512), nice].map(String),
      ...wrappers,
      process.execPath,
      ...permissions([...codeOf(program), ...reads], writes),
      `--max-old-space-size=${Math.floor(memoryMb * 0.6)}`,
      '--max-semi-space-size=4',
      '--disallow-code-generation-from-strings',
      '--no-warnings',
      program,
      JSON.stringify(order),
    ],
  ];
}

/** Bytes of a number of megabytes. */
export const megabytes = (count: number): number => count * 1024 * 1024;
