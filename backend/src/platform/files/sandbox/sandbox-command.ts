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
  /** How far it stands back from others that want the processor: 0 to 19. */
  nice: number;
}

/**
 * Sets limits that hold whatever the program does, makes itself the first that the kernel ends when memory is short,
 * and lets others have the processor first. `ulimit -d` counts all memory that can be written to; a system without
 * that limit has the watch. Its unit is 1024 bytes, that of `-f` 512 bytes.
 */
const SHELL = `ulimit -c 0; ulimit -t $(($1 + 1)); ulimit -S -t "$1"; ulimit -d "$2" 2>/dev/null; ulimit -f "$3"; nice="$4"
{ echo 1000 > /proc/self/oom_score_adj; } 2>/dev/null
shift 4; exec nice -n "$nice" "$@"`;
/** For the stacks of threads and what is not given back at once. */
const SLACK_KB = 48 * 1024;

/** Programs of util-linux that take away more, where they exist and are allowed. */
const WRAPPERS = [
  // No network. Root may do so at once, others in a namespace of their own, unless the system or its container forbids it.
  [
    ['unshare', '--net'],
    ['unshare', '--user', '--net'],
  ],
  // Ends with the process that started it, even when that one was killed. A new namespace would forget this.
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

/** Kilobytes that Node reserves before it does anything: 45,000 of version 20, 570,000 of version 24. */
async function reservedKb(): Promise<number> {
  if (process.platform !== 'linux') return 0;
  const print = `process.stdout.write(fs.readFileSync('/proc/self/status', 'utf8'))`;
  const { stdout } = await run(process.execPath, ['-e', print], { env: {} });
  return Number(/^VmData:\s+(\d+) kB$/m.exec(stdout)?.[1] ?? 0);
}

let machine: Promise<{ wrappers: string[]; reserved: number }> | undefined;

/** Asked once: what this machine has and this version of Node takes. */
async function learnMachine(): Promise<{ wrappers: string[]; reserved: number }> {
  const [wrappers, reserved] = await Promise.all([usableWrappers(), reservedKb()]);
  return { wrappers, reserved };
}

/** Node's own limits of what a program may reach: no other process, no thread, no file but these. */
function permissions(reads: readonly string[], writes: readonly string[]): string[] {
  // Of Node 20 and 22.
  const flag = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  return [
    flag,
    ...reads.map((path) => `--allow-fs-read=${path}`),
    ...writes.map((path) => `--allow-fs-write=${path}`),
  ];
}

/** The compiled product, which a program may read. */
const PRODUCT = join(import.meta.dirname, '../../..');

/** Where a program's own code and that of its packages lies, links of the workspaces included. */
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

/** The command that runs a program of the sandbox. Its order is the last argument. */
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
      ...['-c', SHELL, 'sandbox'],
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
