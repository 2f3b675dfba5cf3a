/** The whole product for a test run, on free ports and a new database; nothing of it outlives `stop`. */
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/lib/port.mjs';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { databaseUrl, execute, TEST_SERVER_VARIABLE } from '../../scripts/lib/scratch-database.mjs';
import { startBalancer } from './balancer.mjs';
import { startMailSink } from './mail-sink.mjs';

const START_TIMEOUT_MS = 300_000;
const STOP_TIMEOUT_MS = 15_000;
const SERVER = new URL('./server.mjs', import.meta.url);
/** The same journeys with several processes on one database: `E2E_PROCESSES=3`. */
const PROCESSES = Number(process.env.E2E_PROCESSES ?? 1);

/** @typedef {{ url: string, mailUrl: string, stop: () => Promise<void> }} Product */

/** @returns {Promise<Product>} */
export async function startProduct() {
  /** @type {(() => unknown)[]} */
  const undo = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const database = await createDatabase(undo);
    const mail = await startMailSink();
    undo.push(mail.stop);
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'fleet-hiring-e2e-'));
    undo.push(() => fs.rmSync(dataDir, { recursive: true, force: true }));
    const ports = [];
    for (let made = 0; made < PROCESSES; made += 1) ports.push(await freePort());
    const balancer = PROCESSES > 1 ? await startBalancer(ports) : null;
    if (balancer) undo.push(balancer.stop);
    // A name: passkeys belong to one, and not to an address.
    const url = `http://localhost:${balancer?.port ?? ports[0]}`;
    const settings = {
      ...process.env,
      // The mode of a person's own start, whatever mode the test runner set for itself.
      NODE_ENV: undefined,
      DATABASE_URL: database,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      APP_URL: url,
      SMTP_URL: mail.smtpUrl,
      // Where the receivers of the tests listen.
      WEBHOOK_ALLOW_PRIVATE: '127.0.0.1',
      // Each test comes from an address of its own, so that no limit on visitors is shared.
      TRUST_PROXY: '1',
      MAIL_FROM: 'Seleccion <seleccion@example.test>',
      SESSION_SECRET: randomBytes(32).toString('base64'),
      DATA_KEY: randomBytes(32).toString('base64'),
      SEED: 'demo',
    };
    // One after the other: the first one migrates and fills the database.
    for (const port of ports) undo.push((await startServer({ ...settings, PORT: String(port) })).stop);
    return { url, mailUrl: mail.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param {(() => unknown)[]} undo @returns {Promise<string>} the address of an empty database */
async function createDatabase(undo) {
  const given = process.env[TEST_SERVER_VARIABLE];
  if (!given) {
    const postgres = await startPostgres({ ephemeral: true });
    undo.push(postgres.stop);
    return postgres.url;
  }
  const name = `e2e_${randomBytes(6).toString('hex')}`;
  await execute(given, `CREATE DATABASE ${name}`);
  undo.push(() => execute(given, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  return databaseUrl(given, name);
}

/** @param {NodeJS.ProcessEnv} env @returns {Promise<{ stop: () => Promise<void> }>} */
async function startServer(env) {
  // Its own process group is not needed: it gets its signals from here only.
  const child = fork(SERVER, { env, execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    child.kill('SIGTERM');
    await ended;
    clearTimeout(force);
  };
  try {
    await new Promise((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error('The product did not start in time.')),
        START_TIMEOUT_MS,
      );
      child.once('exit', (code) =>
        reject(new Error(`The product ended with ${code} while it was starting.`)),
      );
      child.once('message', () => {
        clearTimeout(late);
        resolve(undefined);
      });
    });
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
