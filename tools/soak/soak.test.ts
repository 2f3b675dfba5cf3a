/** Checks what a long run relies on: the slope, the verdict, and that the probe of a real process shows each leak. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'vitest';
import { FIGURES, judge, type FigureName, type Sample } from './figures.ts';
import { PROBE, sampleProcess } from './sampler.ts';
import { rises, slopeOf } from './slope.ts';

const ROUNDS = 14;
const REQUESTS_OF_A_ROUND = 200;
/** A server that does nothing wrong by itself. */
const SERVER = (leak: string) => `const kept = [];
  require('node:http').createServer((_, answer) => { ${leak} answer.end('ok'); })
  .listen(0, '127.0.0.1', function () { process.stdout.write(String(this.address().port) + '\\n'); });`;
/** Leaks with each eighth request: a server has few descriptors. */
const LEAKS = `if (kept.push(0) % 8 === 1) {
  const fs = require('node:fs');
  kept.push(Array.from({ length: 8000 }, (_, place) => place), Buffer.alloc(65_536, 1));
  kept.push(setInterval(() => {}, 60_000).unref(), fs.openSync(process.execPath, 'r'));
  while (kept.length % 8 !== 0) kept.push(0);
  fs.writeFileSync(require('node:os').tmpdir() + '/left-' + kept.length, 'x');
}`;

const line = (values: number[]) => values.map((value, at) => ({ at, value }));

test('one outlier does not move the slope', () => {
  assert.equal(slopeOf(line([1, 3, 5, 700, 9, 11, 13])), 2);
  assert.equal(slopeOf(line([4, 4, 4, 90, 4])), 0);
});

test('a rise is told from chance', () => {
  assert.equal(rises(line([1, 2, 3, 4, 5, 6, 7, 8, 9])), true);
  assert.equal(rises(line([5, 1, 4, 2, 6, 3, 5, 2, 4])), false);
  assert.equal(rises(line([7, 7, 7, 7, 7, 7, 7, 7, 7])), false);
  assert.equal(rises(line([9, 8, 7, 6, 5, 4, 3, 2, 1])), false);
});

const steady = (at: number): Sample => ({
  at,
  ...(Object.fromEntries(Object.keys(FIGURES).map((name) => [name, 10 + (at % 3)])) as Record<
    FigureName,
    number
  >),
});

test('each figure that grows is found, and a warm-up is not', () => {
  const warming = Array.from({ length: 30 }, (_, at) => ({ ...steady(at), heapMb: Math.min(at, 10) * 50 }));
  assert.deepEqual(
    judge(warming).filter(({ leaks }) => leaks),
    [],
  );
  for (const name of Object.keys(FIGURES) as FigureName[]) {
    const grown = Array.from({ length: 30 }, (_, at) => ({
      ...steady(at),
      [name]: at * FIGURES[name].allowed,
    }));
    assert.deepEqual(
      judge(grown).flatMap((verdict) => (verdict.leaks ? [verdict.name] : [])),
      [name],
    );
  }
});

test('too few samples are no verdict', () => {
  assert.throws(() => judge(Array.from({ length: 9 }, (_, at) => steady(at))), /too few/);
});

/** @returns the figures that grow in a server under requests */
async function leaksOf(leak: string): Promise<FigureName[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fleet-hiring-soak-test-'));
  const temporary = path.join(folder, 'tmp');
  fs.mkdirSync(temporary);
  const child = spawn(process.execPath, ['--import', PROBE, '--eval', SERVER(leak)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      TMPDIR: temporary,
      SOAK_SAMPLES: path.join(folder, 'samples'),
    },
  });
  try {
    const [port] = (await once(child.stdout, 'data')) as [Buffer];
    const url = `http://127.0.0.1:${String(port).trim()}/`;
    const samples: Sample[] = [];
    for (let at = 0; at < ROUNDS; at += 1) {
      for (let sent = 0; sent < REQUESTS_OF_A_ROUND; sent += 20) {
        await Promise.all(Array.from({ length: 20 }, async () => (await fetch(url)).text()));
      }
      const database = { connections: 0, transactionS: 0, deadRows: 0, rowBytes: 0 };
      samples.push({
        at,
        ...database,
        ...(await sampleProcess(child.pid ?? 0, path.join(folder, 'samples'), [temporary])),
      });
    }
    return judge(samples).flatMap(({ name, leaks }) => (leaks ? [name] : []));
  } finally {
    child.kill('SIGKILL');
    await once(child, 'close');
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

test('a server without a leak has no figure that grows', { skip: process.platform !== 'linux' }, async () => {
  assert.deepEqual(await leaksOf(''), []);
});

test('each leak of a server is found', { skip: process.platform !== 'linux' }, async () => {
  const found = await leaksOf(LEAKS);
  for (const name of ['heapMb', 'outsideMb', 'timers', 'descriptors', 'temporaryFiles'] as const) {
    assert.ok(found.includes(name), `${name} is not among ${found.join(', ')}`);
  }
});
