import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from './paths.mjs';
import { readSettings } from './settings.mjs';

test('has a default for everything outside production', () => {
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

test('takes an empty setting for one that is not given', () => {
  assert.deepEqual(readSettings({ PORT: '', DATABASE_URL: ' ', SEED: '' }), readSettings({}));
});

test('gives an address that opens on this machine when it listens everywhere', () => {
  assert.equal(readSettings({ HOST: '0.0.0.0', PORT: '8080' }).appUrl, 'http://localhost:8080');
});

test('names every wrong setting in one line and shows no value', () => {
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

test('asks for secrets in production and has no demo there', () => {
  const production = { NODE_ENV: 'production' };
  assert.throws(() => readSettings(production), /SESSION_SECRET.*DATA_KEY/);
  const secrets = { SESSION_SECRET: 'x', DATA_KEY: 'y' };
  assert.equal(readSettings({ ...production, ...secrets }).seed, 'minimal');
  assert.throws(() => readSettings({ ...production, ...secrets, SEED: 'demo' }), /SEED cannot be demo/);
});
