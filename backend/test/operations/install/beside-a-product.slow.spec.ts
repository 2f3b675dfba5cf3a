import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../free-port.js';
import { copyWorkingCopy, launchScript } from './working-copy.js';

/**
 * `npm start` in a working copy whose sources are changed while it serves, and each command beside it: what people are
 * served from stays as it is.
 */

const PATIENCE_MS = 600_000;

let copy: string;
let server: ChildProcess;
let url: string;
let backup: string;
const unwell: string[] = [];
let watching = true;

beforeAll(async () => {
  copy = copyWorkingCopy('beside-');
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  server = launch('start', [], { PORT: String(port), SEED: 'minimal' });
  for await (const line of createInterface({ input: server.stdout! })) {
    if (line.includes('Ctrl-C stops everything')) break;
  }
  server.stdout!.resume();
  // As after `git pull`: other packages, other sources.
  appendFileSync(join(copy, 'package-lock.json'), '\n');
  writeFileSync(join(copy, 'backend/src/new-source.ts'), 'export const added = 1;\n');
  void watch();
}, PATIENCE_MS);

afterAll(async () => {
  watching = false;
  if (server.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  rmSync(copy, { recursive: true, force: true });
}, PATIENCE_MS);

const launch = (script: string, args: string[], settings = {}) => launchScript(copy, script, args, settings);

/** Checks during the tests that the product lives. */
async function watch(): Promise<void> {
  while (watching) {
    const answer = await fetch(`${url}/health/live`).then(
      ({ status }) => String(status),
      (error: unknown) => String(error),
    );
    if (answer !== '200' && watching) unwell.push(answer);
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** The served files and the serving processes. */
function state(): unknown {
  const folders = ['node_modules', 'backend/dist', 'contract/dist', 'frontend-public/build'];
  return {
    files: folders.map((folder) =>
      [folder, ...readdirSync(join(copy, folder)).map((name) => join(folder, name))]
        .filter((name) => !name.includes('.cache'))
        .map((name) => {
          const { ino, mtimeMs } = statSync(join(copy, name));
          return [name, ino, mtimeMs];
        }),
    ),
    server: [server.pid, server.exitCode],
    postgres: execFileSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' })
      .split('\n')
      .filter((line) => line.includes(`-D ${copy}`)),
  };
}

/** Runs a command beside the product; fails when served files or processes have changed. */
async function beside(script: string, args: string[] = [], settings = {}): Promise<[number, string]> {
  const before = state();
  const child = launch(script, args, settings);
  let output = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (data) => (output += String(data)));
  const [code] = (await once(child, 'close')) as [number];
  expect(state()).toEqual(before);
  expect(unwell).toEqual([]);
  return [code, output];
}

describe('beside a running product whose sources have changed', () => {
  it.each([
    ['invariants', [], / hold, 0 broken/],
    ['audit-verify', [], /The log is as it was written/],
    ['admin-create', ['--email=nueva@example.com'], /Open this link once/],
    ['migrate', [], /migrations .*unchanged/],
    ['backup', [], /The backup is good/],
  ])(
    '%s uses the packages and build of the running product',
    async (script, args, said) => {
      const [code, output] = await beside(script, args);
      expect(output).toMatch(said);
      expect(output).toContain(`beside process ${server.pid}`);
      expect(code).toBe(0);
      backup = /^Backup: +(\S+)/m.exec(output)?.[1] ?? backup;
    },
    PATIENCE_MS,
  );

  it(
    'doctor reports changed packages and sources, and no other fault',
    async () => {
      const [, output] = await beside('doctor', [], { PORT: new URL(url).port });
      expect(output.match(/^✗ \w+/gm)).toEqual(['✗ packages']);
      expect(output).toMatch(/^✓ server +running on port/m);
    },
    PATIENCE_MS,
  );

  it(
    'restore creates another installation',
    async () => {
      const into = join(copy, 'another');
      cpSync(join(copy, '.data/backup.key'), join(copy, 'key'));
      const [code, output] = await beside('restore', [
        join(copy, backup),
        `--into=${into}`,
        `--key-file=${join(copy, 'key')}`,
      ]);
      expect([code, output]).toEqual([0, expect.stringMatching(/Restored/)]);
    },
    PATIENCE_MS,
  );

  it.each([
    ['contract', [], {}],
    ['migrate', ['--check'], {}],
    ['test', ['--only=static'], {}],
    ['tool', ['bench', '--quick'], {}],
    ['tool', ['faults'], {}],
    ['tool', ['security'], {}],
    ['tool', ['audit'], {}],
    ['dev', [], { DATA_DIR: 'third', PORT: '1' }],
    ['start', [], { DATA_DIR: 'fourth' }],
  ])(
    '%s %p, which would build, asks to stop the product first',
    async (script, args, settings) => {
      const port = String(await freePort());
      const [code, output] = await beside(script, args, { PORT: port, ...settings });
      expect(output).toMatch(new RegExp(`process ${server.pid}\\) runs from this folder: stop it first`));
      expect(code).toBe(1);
    },
    PATIENCE_MS,
  );
});
