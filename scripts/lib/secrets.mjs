/** Generates missing secrets of an installation once, and stores them in DATA_DIR for its owner only. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { writeStamp } from './fingerprint.mjs';

const FILE = 'secrets.json';
const NAMES = /** @type {const} */ (['SESSION_SECRET', 'DATA_KEY']);
const BYTES = 32;

/**
 * Sets missing secrets in the environment. Never in production, where the settings' check has already required
 * them.
 * @param {string} dataDir
 * @param {NodeJS.ProcessEnv} env
 */
export function provideSecrets(dataDir, env) {
  const missing = NAMES.filter((name) => !env[name]);
  if (missing.length === 0) return;
  const file = path.join(dataDir, FILE);
  const kept = readSecrets(file);
  const complete = { ...kept };
  for (const name of missing) complete[name] ??= randomBytes(BYTES).toString('base64');
  if (JSON.stringify(complete) !== JSON.stringify(kept)) writeStamp(file, complete, { mode: 0o600 });
  for (const name of missing) env[name] = complete[name];
}

/** @param {string} file @returns {Record<string, string>} */
function readSecrets(file) {
  if (!fs.existsSync(file)) return {};
  const text = fs.readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (cause) {
    // New secrets would make encrypted data unreadable: a person has to decide.
    throw new Failure(`${file} is damaged: restore it, or remove DATA_DIR to start anew.`, { cause });
  }
}
