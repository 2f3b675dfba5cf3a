import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, test } from 'vitest';
import { fileURLToPath, pathToFileURL } from 'node:url';

// A working copy of its own: the run of these tests runs from the real one.
const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'in-use-test-'));
fs.cpSync(path.join(path.dirname(fileURLToPath(import.meta.url)), '..'), path.join(copy, 'scripts'), {
  recursive: true,
});
fs.mkdirSync(path.join(copy, 'backend', 'src'), { recursive: true });
fs.writeFileSync(path.join(copy, 'package-lock.json'), '{}');
const here = pathToFileURL(path.join(copy, 'scripts', 'lib')).href;
const { markName, requireUnused, userOfThisCopy } = await import(`${here}/in-use.mjs`);
const { prepare, prepareBeside, requireBuilt } = await import(`${here}/prepare.mjs`);
const { Phases } = await import(`${here}/phases.mjs`);

/** @type {(() => Promise<void>)[]} */
const kills = [];
afterEach(async () => {
  for (const kill of kills.splice(0)) await kill();
});
afterAll(() => fs.rmSync(copy, { recursive: true }));

/** A process that says "ready" and lives until the test ends. @param {string[]} args */
async function run(...args) {
  const child = spawn(process.execPath, args, { cwd: copy, stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const kill = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  kills.push(kill);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return { pid: child.pid, kill };
}

/** @param {object} options of the mark that it leaves */
const runMarked = (options) =>
  run(
    '--input-type=module',
    '-e',
    `(await import('${here}/in-use.mjs')).mark(${JSON.stringify(options)});
     console.log('ready'); setInterval(() => {}, 60_000);`,
  );

const tools = { phases: new Phases(), logDir: path.join(copy, 'logs') };

test('a process that runs from this copy is found, and a killed one is forgotten', async () => {
  assert.equal(userOfThisCopy(), undefined);
  const other = await runMarked({});
  assert.equal(userOfThisCopy()?.pid, other.pid);
  await other.kill();
  assert.equal(userOfThisCopy(), undefined);
  assert.equal(fs.existsSync(markName(other.pid)), false);
});

test('a process that waits for its turn to build does not count as a user of the copy', async () => {
  await runMarked({ waits: true });
  assert.equal(userOfThisCopy(), undefined);
});

test('a process that rebuilds by itself allows a build and no installation', async () => {
  await runMarked({ rebuilds: true });
  requireUnused('build');
  assert.throws(() => requireUnused('install'), /stop it first/);
});

test(
  'a server that was started without a command of the product is found',
  { skip: process.platform !== 'linux' },
  async () => {
    fs.mkdirSync(path.join(copy, 'backend', 'dist'));
    const server = path.join('backend', 'dist', 'main.js');
    fs.writeFileSync(path.join(copy, server), 'console.log("ready"); setInterval(() => {}, 60_000);');
    const { pid } = await run(server);
    assert.deepEqual(userOfThisCopy(), { pid, what: server, rebuilds: false });
    fs.rmSync(path.join(copy, 'backend', 'dist'), { recursive: true });
  },
);

test('packages are not installed while a process runs from this copy', async () => {
  const { pid } = await runMarked({});
  await assert.rejects(prepare(tools), new RegExp(`Packages have to be installed.*process ${pid}.*stop it`));
  assert.equal(fs.existsSync(path.join(copy, 'node_modules')), false);
});

test('a command beside a server that is still being built says so', async () => {
  const { pid } = await runMarked({});
  await assert.rejects(prepareBeside(tools), new RegExp(`process ${pid}\\) is still building`));
});

test('commands on an installation neither install nor build, and say what is missing', async () => {
  await assert.rejects(requireBuilt(tools), /not built here, and this command builds nothing/);
  const before = fs.readdirSync(copy).sort();
  for (const command of ['invariants', 'audit-verify', 'backup', 'admin-create', 'doctor']) {
    const args = command === 'admin-create' ? ['--email=a@example.com'] : [];
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(copy, 'scripts', `${command}.mjs`), ...args],
      { cwd: copy, env: { PATH: process.env.PATH }, encoding: 'utf8' },
    );
    assert.match(
      stdout + stderr,
      command === 'doctor' ? /✗ packages +.*nothing is installed/ : /builds nothing/,
    );
    assert.equal(status, 1);
  }
  assert.deepEqual(
    fs.readdirSync(copy).filter((name) => name !== '.data'),
    before.filter((name) => name !== '.data'),
  );
});
