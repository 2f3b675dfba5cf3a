import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Sandbox, type SandboxJob } from './sandbox.js';

const COMPILED = join(import.meta.dirname, '../../../../.test-build');
const PROGRAM = join(COMPILED, 'platform/files/sandbox/program.js');

let folder: string;
let programs = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sandbox = new Sandbox();

/** A program with this body; `order` is its input. */
function programOf(work: string): string {
  const path = join(folder, `${++programs}.mjs`);
  writeFileSync(
    path,
    `import { answerOrder } from ${JSON.stringify(PROGRAM)};\nawait answerOrder(async (order) => { ${work} });`,
  );
  return path;
}

const run = (work: string, job: Partial<SandboxJob> = {}): Promise<unknown> =>
  sandbox.run({
    program: programOf(work),
    order: 'hola',
    timeMs: 60_000,
    waitMs: 60_000,
    urgent: true,
    ...job,
    reads: [`${COMPILED}/*`, ...(job.reads ?? [])],
  });

it('the sandbox passes an order to its program and returns the answer', async () => {
  expect(await run('return { heard: order }')).toEqual({ heard: 'hola' });
});

it('the sandbox gives its program no environment, no network, no other process and only the named files', async () => {
  const [given, other] = [join(folder, 'given'), '/etc/hosts'];
  writeFileSync(given, 'mine');
  const work = `
    const tried = async (name, what) => [name, await Promise.resolve().then(what).then(String, () => 'refused')];
    const { readFile, writeFile } = await import('node:fs/promises');
    const { connect } = await import('node:net');
    return Object.fromEntries(await Promise.all([
      tried('environment', () => Object.keys(process.env).filter((name) => !/^(PWD|OLDPWD|SHLVL|_)$/.test(name))),
      tried('own file', () => readFile(${JSON.stringify(given)})),
      tried('other file', () => readFile(${JSON.stringify(other)})),
      tried('writing', () => writeFile(${JSON.stringify(given)}, 'x')),
      tried('process', async () => (await import('node:child_process')).execSync('id')),
      tried('thread', async () => new (await import('node:worker_threads')).Worker('0', { eval: true })),
      tried('connection', () => connect(80, '127.0.0.1')),
      tried('fetch', () => fetch('http://127.0.0.1')),
      tried('code', () => new Function('return 1')()),
    ]));`;
  expect(await run(work, { reads: [given] })).toEqual({
    environment: '',
    'own file': 'mine',
    ...Object.fromEntries(
      ['other file', 'writing', 'process', 'thread', 'connection', 'fetch', 'code'].map((name) => [
        name,
        'refused',
      ]),
    ),
  });
});

it.each<[string, string, Partial<SandboxJob>]>([
  ['memory', 'const all = []; for (;;) all.push(Buffer.alloc(1_000_000, 1));', {}],
  ['memory', 'const all = []; for (;;) all.push(new Array(100_000).fill({}));', {}],
  ['cpu', 'for (;;);', { limits: { cpuSeconds: 1 } }],
  ['time', 'await new Promise((resolve) => setTimeout(resolve, 600_000));', { timeMs: 2000 }],
  ['output', 'return "a".repeat(5_000_000);', {}],
  ['failed', 'throw new Error("broken file");', {}],
  ['unfinished', 'await new Promise(() => undefined);', {}],
])('the sandbox ends a program at its limit of %s: %s', async (reason, work, job) => {
  await expect(run(work, job)).rejects.toMatchObject({ reason });
});

it('the sandbox ends a program when nobody waits for it, and then runs the next one', async () => {
  const controller = new AbortController();
  const endless = [1, 2].map(() => run('for (;;);', { signal: controller.signal }));
  const next = run('return 1');
  controller.abort();
  for (const one of endless) await expect(one).rejects.toMatchObject({ reason: 'aborted' });
  expect(await next).toBe(1);
});

it('the programs of the sandbox end when their parent process is killed', async () => {
  const program = programOf(`for (;;);`);
  const parent = `
    import { readdirSync, readFileSync } from 'node:fs';
    import { Sandbox } from ${JSON.stringify(join(COMPILED, 'platform/files/sandbox/sandbox.js'))};
    const sandbox = new Sandbox();
    const options = { order: 0, reads: ['${COMPILED}/*'], timeMs: 60_000, waitMs: 0, urgent: false };
    sandbox.run({ program: ${JSON.stringify(program)}, ...options, limits: { cpuSeconds: 2 } });
    setInterval(() => { for (const { pid } of sandbox.running) console.log(pid); }, 20);`;
  const started = spawn(process.execPath, ['--input-type=module', '-e', parent], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let child = 0;
  for await (const line of createInterface({ input: started.stdout })) {
    child = Number(line);
    break;
  }
  started.kill('SIGKILL');
  // Without a system call for it, the limit of processor time ends the program after two seconds.
  while (isRunning(child)) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(child).toBeGreaterThan(0);
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    // There is no such process.
    return false;
  }
}
