/** The resources of one scenario: a database, a folder, a mail server, a store, and processes under load. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { execute } from '../../../scripts/lib/scratch-database.mjs';
import { FaultyMailServer } from './mail-server.ts';
import { Load } from '../load/load.ts';
import { startPooler } from './pooler.ts';
import { type ProductProcess, startProcesses } from './processes.ts';
import { FaultyStore } from './store.ts';
import type { FaultyPostgres } from './postgres.ts';

/** Migrated, with staff and vacancies; the scenarios' databases are copies of it. */
export const TEMPLATE = 'faults_template';

export interface WorldOptions {
  processes: number;
  /** Files are stored in a store that may fail, instead of a folder. */
  store?: boolean;
  /** Connections are shared from transaction to transaction. */
  pooler?: boolean;
  /** Environment variables of the product. */
  settings?: Record<string, string>;
  /** Program that starts the processes. */
  wrapper?: string[];
  /** The program of an earlier version, which the processes run at first. */
  main?: string;
  /** Changes the data folder before the processes start. */
  prepare?: (dataDir: string) => void | Promise<void>;
}

export class World {
  #undo: (() => unknown)[] = [];

  readonly postgres: FaultyPostgres;
  readonly database: string;
  readonly dataDir: string;
  readonly mail: FaultyMailServer;
  readonly store: FaultyStore | null;
  readonly processes: ProductProcess[] = [];
  /** The processes to which a proxy would send requests. */
  inFront: ProductProcess[] = [];
  readonly vacancies: string[] = [];
  readonly load: Load;
  /** How many duplicate mails the fault may cause: messages being sent when a process or the database failed. */
  mayDouble = 0;
  environment: Record<string, string> = {};

  constructor(
    postgres: FaultyPostgres,
    database: string,
    dataDir: string,
    mail: FaultyMailServer,
    store: FaultyStore | null,
  ) {
    this.postgres = postgres;
    this.database = database;
    this.dataDir = dataDir;
    this.mail = mail;
    this.store = store;
    this.load = new Load(() => this.inFront, mail, this.vacancies);
  }

  static async create(postgres: FaultyPostgres, name: string, logDir: string, options: WorldOptions) {
    const { processes, store = false, pooler = false, settings = {}, prepare } = options;
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
        // The clients set X-Forwarded-For, as a proxy does.
        TRUST_PROXY: '1',
        DATABASE_POOL: '10',
        SESSION_SECRET: randomBytes(32).toString('base64'),
        DATA_KEY: randomBytes(32).toString('base64'),
        SEED: 'minimal',
        ...settings,
      };
      world.vacancies.push(
        ...(await world.query<{ id: string }>(`SELECT id FROM vacantes ORDER BY id`)).map(({ id }) => id),
      );
      world.processes.push(...(await startProcesses(processes, world.environment, logs, options)));
      world.inFront = [...world.processes];
      return world;
    } catch (error) {
      await world.close();
      throw error;
    }
  }

  /** An additional cleanup step, before the resources created here are removed. */
  onClose(step: () => unknown) {
    this.#undo.push(step);
  }

  /** Uses a connection that no fault affects. */
  async query<Row extends pg.QueryResultRow = never>(sql: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.postgres.directUrl(this.database) });
    await client.connect();
    try {
      return (await client.query<Row>(sql, values)).rows;
    } finally {
      await client.end();
    }
  }

  async close() {
    for (const step of this.#undo.splice(0).reverse()) await step();
  }
}
