import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'vitest';
import { ROOT } from './paths.mjs';
import { addressOf, noteAddress, readSettings } from './settings.mjs';

test('the settings have a default for everything outside production', () => {
  assert.deepEqual(readSettings({}), {
    production: false,
    port: 3000,
    host: '127.0.0.1',
    dataDir: path.join(ROOT, '.data'),
    appUrl: 'http://127.0.0.1:3000',
    databaseUrl: undefined,
    seed: 'demo',
  });
});

test('an empty setting counts as missing', () => {
  assert.deepEqual(readSettings({ PORT: '', DATABASE_URL: ' ', SEED: '' }), readSettings({}));
});

test('the settings give an address that opens on this machine when the server listens everywhere', () => {
  assert.equal(readSettings({ HOST: '0.0.0.0', PORT: '8080' }).appUrl, 'http://localhost:8080');
});

test('a link of a command opens where the installation was last started, unless another place is asked for', () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'address-'));
  try {
    assert.equal(addressOf({ DATA_DIR: dataDir }), 'http://127.0.0.1:3000');
    noteAddress(readSettings({ DATA_DIR: dataDir, PORT: '3107' }));
    assert.equal(addressOf({ DATA_DIR: dataDir }), 'http://127.0.0.1:3107');
    assert.equal(addressOf({ DATA_DIR: dataDir, PORT: '3108' }), 'http://127.0.0.1:3108');
    assert.equal(addressOf({ DATA_DIR: dataDir, APP_URL: 'https://x.example' }), 'https://x.example');
  } finally {
    fs.rmSync(dataDir, { recursive: true });
  }
});

test('every wrong setting is named in one line without its value', () => {
  const env = {
    PORT: '70000',
    APP_URL: 'ftp-secret',
    DATABASE_URL: 'secret',
    SMTP_URL: 'secret',
    SEED: 'secret',
  };
  assert.throws(
    () => readSettings(env),
    ({ message }) =>
      ['PORT', 'APP_URL', 'DATABASE_URL', 'SMTP_URL', 'SEED'].every((name) => message.includes(name)) &&
      !message.includes('secret') &&
      !message.includes('\n'),
  );
});

test('production asks for secrets and has no demo', () => {
  const production = { NODE_ENV: 'production' };
  assert.throws(() => readSettings(production), /SESSION_SECRET.*DATA_KEY/);
  const secrets = { SESSION_SECRET: 'x', DATA_KEY: 'y' };
  assert.equal(readSettings({ ...production, ...secrets }).seed, 'minimal');
  assert.throws(() => readSettings({ ...production, ...secrets, SEED: 'demo' }), /SEED cannot be demo/);
});
