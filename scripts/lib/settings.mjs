/**
 * Settings needed before the server can check the rest. Errors name them but never show their values, because some
 * are secret.
 */
import fs from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { ROOT, WORK_DIR } from './paths.mjs';

/**
 * @typedef {object} Settings
 * @property {boolean} production
 * @property {number} port
 * @property {string} host
 * @property {string} dataDir absolute
 * @property {string} appUrl where people reach it, without a slash at the end
 * @property {string | undefined} databaseUrl set: that server instead of the embedded one
 * @property {'demo' | 'minimal'} seed
 */

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Settings}
 */
export function readSettings(env) {
  /** @type {string[]} */
  const problems = [];
  const production = env.NODE_ENV === 'production';
  const host = text(env.HOST) ?? '127.0.0.1';
  const port = readPort(text(env.PORT), problems);
  const appUrl = readUrl('APP_URL', text(env.APP_URL), ['http:', 'https:'], problems);
  /** @type {Settings} */
  const settings = {
    production,
    port,
    host,
    dataDir: dataDirOf(env),
    appUrl: appUrl?.replace(/\/+$/, '') ?? localUrl(host, port),
    databaseUrl: readUrl('DATABASE_URL', text(env.DATABASE_URL), ['postgres:', 'postgresql:'], problems),
    seed: readSeed(text(env.SEED), production, problems),
  };
  readUrl('SMTP_URL', text(env.SMTP_URL), ['smtp:', 'smtps:'], problems);
  if (production) {
    for (const name of ['SESSION_SECRET', 'DATA_KEY']) {
      if (text(env[name]) === undefined) problems.push(`${name} must be set in production`);
    }
  }
  if (problems.length > 0) throw new Failure(`Settings: ${problems.join('; ')}.`);
  return settings;
}

const ADDRESS_FILE = 'address';

/** For commands that make links beside this start, or after it. @param {Pick<Settings, 'dataDir' | 'appUrl'>} settings */
export function noteAddress({ dataDir, appUrl }) {
  fs.writeFileSync(path.join(dataDir, ADDRESS_FILE), `${appUrl}\n`, { mode: 0o600 });
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {string} where the installation is reached: as APP_URL, PORT or HOST say, or as it was last started
 */
export function addressOf(env) {
  const { dataDir, appUrl } = readSettings(env);
  const file = path.join(dataDir, ADDRESS_FILE);
  const asked = [env.APP_URL, env.PORT, env.HOST].some((value) => text(value) !== undefined);
  return asked || !fs.existsSync(file) ? appUrl : fs.readFileSync(file, 'utf8').trim();
}

/** @param {NodeJS.ProcessEnv} env @returns {string} absolute; known however wrong the other settings are */
export function dataDirOf(env) {
  return path.resolve(ROOT, text(env.DATA_DIR) ?? WORK_DIR);
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {string} an address to open on this machine
 */
export function localUrl(host, port) {
  // A server that listens on all addresses is reached by the loopback name.
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** An empty setting counts as not given. @param {string | undefined} value */
function text(value) {
  return value === undefined || value.trim() === '' ? undefined : value.trim();
}

/** @param {string | undefined} value @param {string[]} problems */
function readPort(value, problems) {
  if (value === undefined) return 3000;
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= 65_535) return port;
  problems.push('PORT must be a whole number from 1 to 65535');
  return 0;
}

/**
 * @param {string} name @param {string | undefined} value @param {string[]} protocols @param {string[]} problems
 */
function readUrl(name, value, protocols, problems) {
  if (value === undefined) return undefined;
  if (URL.canParse(value) && protocols.includes(new URL(value).protocol) && new URL(value).hostname !== '') {
    return value;
  }
  const forms = protocols.map((protocol) => `${protocol}//…`).join(' or ');
  problems.push(`${name} must be an address of the form ${forms}`);
  return undefined;
}

/**
 * @param {string | undefined} value @param {boolean} production @param {string[]} problems
 * @returns {'demo' | 'minimal'}
 */
function readSeed(value, production, problems) {
  if (value === undefined) return production ? 'minimal' : 'demo';
  if (value === 'demo' && production) problems.push('SEED cannot be demo in production');
  else if (value !== 'demo' && value !== 'minimal') problems.push('SEED must be demo or minimal');
  return value === 'demo' ? 'demo' : 'minimal';
}
