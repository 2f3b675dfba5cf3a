/**
 * `npm run doctor`: prints each problem of this installation and its remedy. Works with or without a running
 * server; installs, builds and migrates nothing. Exit code 1 when there is a problem.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as backend from './backend.mjs';
import { isBuilt } from './build.mjs';
import { isDataDirInUse, prepareDataDir, whoElseMayWrite } from './data-dir.mjs';
import { checkConnection, openDatabase } from './database.mjs';
import { Failure, codeOf, describeFailure, isExpected } from './failure.mjs';
import { reasonToInstall } from './install.mjs';
import { ROOT, shortPath } from './paths.mjs';
import { tryListen } from './port.mjs';
import { clusterOf } from './postgres/placement.mjs';
import { provideSecrets } from './secrets.mjs';
import { readSettings } from './settings.mjs';

const USAGE = 'Usage: npm run doctor [-- --deep]';
const NAME_WIDTH = 12;
const MARKS = { ok: '✓', warning: '!', bad: '✗' };
const HEALTH_MS = 3000;

/** @typedef {{ state: 'ok' | 'warning' | 'bad', name: string, text: string, todo?: string }} Finding */

/** Counts what it prints. */
class Report {
  bad = 0;
  warnings = 0;

  /** @param {import('./phases.mjs').Phases} phases */
  constructor(phases) {
    this.phases = phases;
  }

  /** @param {Finding} finding */
  say({ state, name, text, todo }) {
    if (state === 'bad') this.bad += 1;
    if (state === 'warning') this.warnings += 1;
    this.phases.print(`${MARKS[state]} ${name.padEnd(NAME_WIDTH)}${text}`);
    if (todo !== undefined) this.phases.print(`${' '.repeat(NAME_WIDTH + 2)}→ ${todo}`);
  }

  /** @param {string} name @param {string} text */
  ok(name, text) {
    this.say({ state: 'ok', name, text });
  }

  /** @param {string} name @param {string} text @param {string} todo */
  fail(name, text, todo) {
    this.say({ state: 'bad', name, text, todo });
  }

  /** @returns {number} the exit code */
  end() {
    const more = this.warnings === 0 ? '' : `, ${this.warnings} to know of (!)`;
    this.phases.print(
      this.bad === 0
        ? `\nNothing is wrong${more}.\n`
        : `\n${this.bad} ${this.bad === 1 ? 'thing is' : 'things are'} wrong (✗)${more}.\n`,
    );
    return this.bad === 0 ? 0 : 1;
  }
}

/** @param {import('./task.mjs').Tools} tools @returns {Promise<number>} */
export async function doctor({ phases, shutdown }) {
  const deep = readArguments(process.argv.slice(2));
  const report = new Report(phases);
  const built = examineCopy(report);
  const settings = examineEnvironment(report);
  if (settings === undefined) return report.end();
  if (!examineDataDir(report, settings)) return report.end();
  const running = await examinePort(report, settings);
  if (!built) return report.end();
  const url = await findDatabase(report, settings, shutdown);
  if (url === undefined) return report.end();

  // Without the file there is nothing to compare; it is not created here.
  if (fs.existsSync(path.join(settings.dataDir, 'secrets.json')))
    provideSecrets(settings.dataDir, process.env);
  Object.assign(process.env, {
    DATABASE_URL: url,
    PORT: String(settings.port),
    HOST: settings.host,
    DATA_DIR: settings.dataDir,
    APP_URL: settings.appUrl,
  });
  const backupDir = path.resolve(process.env.BACKUP_DIR ?? path.join(settings.dataDir, 'backups'));
  try {
    for await (const finding of await backend.examine({ running, deep, backupDir })) report.say(finding);
  } catch (error) {
    if (!isExpected(error)) throw error;
    // One line for each setting that is wrong.
    for (const line of String(/** @type {Error} */ (error).message).split('\n')) {
      report.fail('settings', `${line}.`, 'docs/operations/settings.md says what each is.');
    }
  }
  return report.end();
}

/** @param {Report} report @returns {boolean} whether the backend can be run */
function examineCopy(report) {
  report.ok('node', `${process.version} on ${process.platform}-${process.arch}`);
  const dist = path.join(ROOT, 'backend', 'dist', 'main.js');
  // An image contains the build without its sources.
  if (!fs.existsSync(path.join(ROOT, 'backend', 'src'))) {
    report.ok('product', 'an image of what was built');
    return true;
  }
  const reason = reasonToInstall();
  if (reason !== undefined) {
    report.fail(
      'packages',
      `They are not those of package-lock.json: ${reason}.`,
      'npm start installs them, or npm ci.',
    );
    if (!fs.existsSync(dist)) return false;
  } else report.ok('packages', 'those of package-lock.json');
  if (!fs.existsSync(dist)) {
    report.fail('product', 'It is not built.', 'npm start builds it.');
    return false;
  }
  if (isBuilt()) report.ok('product', 'built of these sources');
  else {
    report.say({
      state: 'warning',
      name: 'product',
      text: 'What is built is not of these sources.',
      todo: 'npm start builds it anew.',
    });
  }
  return true;
}

/** @param {Report} report */
function examineEnvironment(report) {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    for (const problem of error.message.replace(/^Settings: |\.$/g, '').split('; ')) {
      report.fail('settings', `${problem}.`, 'docs/operations/settings.md says what each is.');
    }
    return undefined;
  }
}

/** @param {Report} report @param {import('./settings.mjs').Settings} settings */
function examineDataDir(report, { dataDir }) {
  if (!fs.existsSync(dataDir)) {
    report.fail(
      'data',
      `DATA_DIR (${shortPath(dataDir)}) is not there.`,
      'npm start makes it; or set DATA_DIR to the right one.',
    );
    return false;
  }
  try {
    prepareDataDir(dataDir);
  } catch (error) {
    report.fail('data', describeFailure(error), 'Give this user that folder, and room in it.');
    return false;
  }
  const others = whoElseMayWrite(dataDir);
  if (others !== undefined) {
    report.fail(
      'data',
      `DATA_DIR (${shortPath(dataDir)}) can be written by ${others}: others could put their own keys and files there.`,
      'chmod go-w on it, and look whether everything in it is yours.',
    );
    return true;
  }
  report.ok('data', `DATA_DIR is ${shortPath(dataDir)} and can be written`);
  return true;
}

/** @param {Report} report @param {import('./settings.mjs').Settings} settings @returns {Promise<boolean>} a server runs */
async function examinePort(report, { port, host, dataDir }) {
  try {
    await tryListen(port, host);
    if (isDataDirInUse(dataDir)) {
      report.ok('server', 'starting, or on another port than PORT');
      return true;
    }
    report.ok('server', `not running; port ${port} is free`);
    return false;
  } catch (error) {
    const code = codeOf(error);
    if (code !== 'EADDRINUSE') {
      report.fail(
        'server',
        `It cannot listen at HOST and PORT (${code ?? 'unknown reason'}).`,
        'Set others.',
      );
      return false;
    }
  }
  const health = await ask(`http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}/health`);
  if (health === 200) {
    report.ok('server', `running on port ${port}`);
    return true;
  }
  const what = health === undefined ? 'does not answer as this product does' : `answers ${health} at /health`;
  report.fail('server', `What listens on port ${port} ${what}.`, 'Stop it, or set PORT to another one.');
  return health !== undefined;
}

/** @param {string} url @returns {Promise<number | undefined>} the status */
async function ask(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(HEALTH_MS) })).status;
  } catch {
    // Another or a hanging program: the caller reports it.
    return undefined;
  }
}

/**
 * @param {Report} report @param {import('./settings.mjs').Settings} settings
 * @param {import('./shutdown.mjs').Shutdown} shutdown
 */
async function findDatabase(report, settings, shutdown) {
  try {
    if (settings.databaseUrl !== undefined) {
      await checkConnection(settings.databaseUrl);
      return settings.databaseUrl;
    }
    if (clusterOf(settings.dataDir) === undefined) {
      report.fail('database', 'There is none in DATA_DIR yet.', 'npm start makes it; or set DATABASE_URL.');
      return undefined;
    }
    return await openDatabase(settings, shutdown);
  } catch (error) {
    report.fail('database', describeFailure(error), 'Nothing else can be looked at before this is mended.');
    return undefined;
  }
}

/** @param {string[]} args */
function readArguments(args) {
  try {
    return parseArgs({ args, options: { deep: { type: 'boolean', default: false } } }).values.deep;
  } catch (cause) {
    throw new Failure(USAGE, { cause });
  }
}
