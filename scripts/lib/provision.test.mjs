import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, test } from 'vitest';
import { provisionExisting } from './provision.mjs';
import { Shutdown } from './shutdown.mjs';

const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'provision-test-'));
afterAll(() => fs.rmSync(parent, { recursive: true }));

test('a command that examines an installation creates none in an empty or missing DATA_DIR', async () => {
  const before = { ...process.env };
  const shutdown = new Shutdown({ exitCodeOnSignal: 0, onSignal: () => {} });
  delete process.env.DATABASE_URL;
  try {
    for (const name of ['missing', '']) {
      process.env.DATA_DIR = path.join(parent, name);
      await assert.rejects(provisionExisting(shutdown), /There is no installation in DATA_DIR/);
    }
    assert.deepEqual(fs.readdirSync(parent), []);
  } finally {
    process.env = before;
  }
});
