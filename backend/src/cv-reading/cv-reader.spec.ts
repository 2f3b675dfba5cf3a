import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DomainError } from '../platform/errors/domain-error.js';
import { CvReader } from './cv-reader.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cv-reader-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const CV = { path: 'cv.pdf', type: 'application/pdf' };
let programs = 0;

/** A reader whose thread runs this. */
function readerOf(program: string, timeoutMs = 60_000): CvReader {
  const path = join(folder, `${++programs}.mjs`);
  writeFileSync(path, `import { parentPort, workerData } from 'node:worker_threads';\n${program}`);
  return new CvReader({ program: path, timeoutMs });
}

it('proposes what the text says', async () => {
  const reader = readerOf(`parentPort.postMessage({ text: 'Tel. 600 000 001', encrypted: false })`);
  expect(await reader.read(CV)).toEqual({ telefono: '+34 600 000 001' });
});

it('proposes nothing when the thread fails, ends or takes more memory than it may', async () => {
  for (const program of [
    `throw new Error('broken file')`,
    `process.exit(1)`,
    `const all = []; for (;;) all.push(new Array(100_000).fill({}))`,
  ]) {
    expect(await readerOf(program).read(CV)).toEqual({});
  }
});

it('gives up after its time, and then reads the next', async () => {
  const program = `
    if (workerData.path === 'cv.pdf') for (;;);
    parentPort.postMessage({ text: '', encrypted: true })`;
  const reader = readerOf(program, 5000);
  const started = Date.now();
  const hanging = [1, 2, 3].map(() => reader.read(CV));
  const locked = reader.read({ ...CV, path: 'otro.pdf' });
  await expect(locked).rejects.toBeInstanceOf(DomainError);
  expect(await Promise.all(hanging)).toEqual([{}, {}, {}]);
  expect(Date.now() - started).toBeGreaterThan(9000);
});
