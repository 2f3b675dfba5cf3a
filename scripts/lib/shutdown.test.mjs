import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, test } from 'vitest';
import { pathToFileURL } from 'node:url';
import { ROOT } from './paths.mjs';

/** @type {Record<string, string>} */
const SCRIPTS = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')).scripts;
const SHUTDOWN = pathToFileURL(path.join(ROOT, 'scripts', 'lib', 'shutdown.mjs')).href;

/** In the place of the product: it runs until it is asked to stop. */
const PROGRAM = `
  import { Shutdown } from ${JSON.stringify(SHUTDOWN)};
  const shutdown = new Shutdown({ exitCodeOnSignal: 0, onSignal: () => console.log('asked') });
  shutdown.onStop('the server', () => console.log('stopped'));
  setInterval(() => {}, 1000);
  console.log('ready');
`;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shutdown-test-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
fs.mkdirSync(path.join(folder, 'scripts'));
fs.writeFileSync(path.join(folder, 'scripts', 'start.mjs'), PROGRAM);
const OWN = { name: 'own', private: true, type: 'module', scripts: { start: SCRIPTS.start } };
fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(OWN));

/** Only npm gets the signal, as from a service manager or another terminal. @param {string} shell */
async function outputAfter(/** @type {NodeJS.Signals} */ signal, shell = '') {
  const options = { cwd: folder, stdio: /** @type {const} */ (['ignore', 'pipe', 'inherit']) };
  const npm = spawn('sh', ['-c', `${shell} exec npm start`], options);
  let output = '';
  for await (const data of npm.stdout) {
    output += String(data);
    if (output.includes('ready') && !npm.killed) npm.kill(signal);
  }
  return output.slice(output.indexOf('ready'));
}

const IN_ORDER = 'ready\nasked\nstopped\n';

test('SIGINT and SIGTERM that reach npm alone stop the product in order', { timeout: 60_000 }, async () => {
  assert.equal(await outputAfter('SIGINT'), IN_ORDER);
  assert.equal(await outputAfter('SIGTERM'), IN_ORDER);
});

// A shell without job control starts what stands in the background so, and no shell below can undo that.
test('SIGINT stops a product that was started in the background', { timeout: 60_000 }, async () => {
  assert.equal(await outputAfter('SIGINT', `trap '' INT;`), IN_ORDER);
});

test('npm runs each of our scripts in the place of its shell, which would keep signals to itself', () => {
  const ours = Object.entries(SCRIPTS).filter(([, command]) => /\bnode (scripts|backend)\//.test(command));
  assert.deepEqual(
    ours.filter(([, command]) => !command.startsWith('exec node ')),
    [],
  );
  assert.ok(ours.length > 10);
});
