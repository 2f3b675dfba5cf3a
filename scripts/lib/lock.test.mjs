import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, test } from 'vitest';
import { livingHolder, tryLock } from './lock.mjs';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-test-'));
afterAll(() => fs.rmSync(dir, { recursive: true }));
let files = 0;

function lockFile() {
  return path.join(dir, `lock-${++files}`);
}

const HOLD = `
  const { tryLock } = await import(${JSON.stringify(new URL('./lock.mjs', import.meta.url).href)});
  const { holder } = await tryLock(process.argv[1]);
  console.log(holder === undefined ? 'held' : 'refused');
  if (holder === undefined) setTimeout(() => {}, 60_000);
`;

/** A process that takes the lock and keeps it. */
async function holdInAnotherProcess(file) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', HOLD, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const answer = await new Promise((resolve) =>
    child.stdout.once('data', (data) => resolve(String(data).trim())),
  );
  const kill = async () => {
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
  };
  return { answer, pid: child.pid, kill };
}

test('a lock that a living process holds is refused, and that process is named', async () => {
  const file = lockFile();
  const other = await holdInAnotherProcess(file);
  const { holder } = await tryLock(file);
  assert.equal(holder?.pid, other.pid);
  await other.kill();
});

test('the lock of a killed process is taken over', async () => {
  const file = lockFile();
  const other = await holdInAnotherProcess(file);
  await other.kill();
  const { holder, release } = await tryLock(file);
  assert.equal(holder, undefined);
  assert.equal(livingHolder(file)?.pid, process.pid);
  release?.();
  assert.equal(fs.existsSync(file), false);
});

test('another process with the same number is not taken for the holder of the lock', async () => {
  const file = lockFile();
  fs.writeFileSync(file, JSON.stringify({ pid: process.pid, identity: 'somebody who lived before' }));
  const { holder } = await tryLock(file);
  assert.equal(holder, undefined);
});

test('a damaged lock file is taken over', async () => {
  const file = lockFile();
  fs.writeFileSync(file, 'not json');
  assert.equal((await tryLock(file)).holder, undefined);
});

test('an abandoned lock goes to exactly one of many concurrent requests', async () => {
  const file = lockFile();
  const dead = await holdInAnotherProcess(file);
  await dead.kill();
  const others = await Promise.all(Array.from({ length: 6 }, () => holdInAnotherProcess(file)));
  assert.deepEqual(others.map(({ answer }) => answer).sort(), [
    'held',
    'refused',
    'refused',
    'refused',
    'refused',
    'refused',
  ]);
  await Promise.all(others.filter(({ answer }) => answer === 'held').map(({ kill }) => kill()));
});
