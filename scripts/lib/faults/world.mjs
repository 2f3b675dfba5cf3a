/** What one scenario has to itself: a database, a folder, a mail server, a store, and processes under load. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { execute } from '../scratch-database.mjs';
import { FaultyMailServer } from './mail-server.mjs';
import { Load } from './load.mjs';
import { startPooler } from './pooler.mjs';
import { startProcesses } from './processes.mjs';
import { FaultyStore } from './store.mjs';

/** Migrated, with staff and vacancies: the others are copies of it. */
export const TEMPLATE = 'faults_template';

/**
 * @typedef {object} WorldOptions
 * @property {number} processes
 * @property {boolean} [store] files go to a store that may fail, instead of a folder
 * @property {boolean} [pooler] connections are lent from transaction to transaction
 * @property {Record<string, string>} [settings] of the product
 * @property {string[]} [wrapper] program that starts the processes
 * @property {(dataDir: string) => void | Promise<void>} [prepare] does something to the folder before they start
 */

export class World {
  /** @type {(() => unknown)[]} */
  #undo = [];

  /**
   * @param {import('./postgres.mjs').FaultyPostgres} postgres @param {string} database @param {string} dataDir
   * @param {FaultyMailServer} mail @param {FaultyStore | null} store
   */
  constructor(postgres, database, dataDir, mail, store) {
    this.postgres = postgres;
    this.database = database;
    this.dataDir = dataDir;
    this.mail = mail;
    this.store = store;
    /** @type {import('./processes.mjs').ProductProcess[]} */
    this.processes = [];
    /** Those that a proxy would send requests to. @type {import('./processes.mjs').ProductProcess[]} */
    this.inFront = [];
    /** @type {string[]} */
    this.vacancies = [];
    this.load = new Load(() => this.inFront, mail, this.vacancies);
    /** How many mails the fault may have doubled: what was being sent when a process or the database broke off. */
    this.mayDouble = 0;
  }

  /**
   * @param {import('./postgres.mjs').FaultyPostgres} postgres @param {string} name @param {string} logDir
   * @param {WorldOptions} options
   */
  static async create(postgres, name, logDir, options) {
    const { processes, store = false, pooler = false, settings = {}, wrapper, prepare } = options;
    const database = `faults_${randomBytes(5).toString('hex')}`;
    await execute(postgres.directUrl('postgres'), `CREATE DATABASE ${database} TEMPLATE ${TEMPLATE}`);
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'fleet-hiring-faults-'));
    const mail = await FaultyMailServer.start();
    const objects = store ? await FaultyStore.start() : null;
    const world = new World(postgres, database, dataDir, mail, objects);
    world.#undo.push(
      () => execute(postgres.directUrl('postgres'), `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`),
      () => fs.rmSync(dataDir, { recursive: true, force: true }),
      () => mail.stop(),
      () => objects?.stop(),
      () => Promise.all(world.processes.map((one) => one.kill())),
    );
    try {
      const between = pooler ? await startPooler(postgres.url(database)) : null;
      if (between) world.#undo.splice(1, 0, () => between.stop());
      await prepare?.(dataDir);
      const logs = path.join(logDir, name.replace(/\W+/g, '-'));
      fs.rmSync(logs, { recursive: true, force: true });
      fs.mkdirSync(logs, { recursive: true, mode: 0o700 });
      world.environment = {
        DATABASE_URL: between?.url ?? postgres.url(database),
        DATABASE_DIRECT_URL: postgres.url(database),
        DATA_DIR: dataDir,
        HOST: '127.0.0.1',
        APP_URL: 'http://127.0.0.1:3000',
        SMTP_URL: mail.url,
        ...(objects ? { STORAGE_URL: objects.url } : {}),
        // The clients say whose request it is, as a proxy does.
        TRUST_PROXY: '1',
        DATABASE_POOL: '10',
        SESSION_SECRET: randomBytes(32).toString('base64'),
        DATA_KEY: randomBytes(32).toString('base64'),
        SEED: 'minimal',
        ...settings,
      };
      world.vacancies.push(...(await world.query(`SELECT id FROM vacantes ORDER BY id`)).map(({ id }) => id));
      world.processes.push(...(await startProcesses(processes, world.environment, logs, wrapper)));
      world.inFront = [...world.processes];
      return world;
    } catch (error) {
      await world.close();
      throw error;
    }
  }

  /** @type {Record<string, string>} */
  environment = {};

  /** Something else to undo at the end, before what was made here. @param {() => unknown} step */
  onClose(step) {
    this.#undo.push(step);
  }

  /** On a connection that no fault touches. @param {string} sql @param {unknown[]} [values] @returns {Promise<any[]>} */
  async query(sql, values = []) {
    const client = new pg.Client({ connectionString: this.postgres.directUrl(this.database) });
    await client.connect();
    try {
      return (await client.query(sql, values)).rows;
    } finally {
      await client.end();
    }
  }

  async close() {
    for (const step of this.#undo.splice(0).reverse()) await step();
  }
}
