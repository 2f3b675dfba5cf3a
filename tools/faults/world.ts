/** The resources of one scenario: a database, a folder, a mail server, and processes under load. */
import { hash } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '../../scripts/lib/backend.mjs';
import { execute } from '../../scripts/lib/scratch-database.mjs';
import type { Tools } from '../../scripts/lib/task.mjs';
import { MailServer } from '../mail-server.ts';
import type { DurablePostgres } from '../postgres.ts';
import {
  newSecrets,
  type ProductProcess,
  QUICK,
  type Settings,
  startProcesses,
  temporaryFolder,
} from '../product.ts';
import { Load } from './load.ts';
import { STAFF_EMAIL, STAFF_PASSWORD } from './staff.ts';

/** Migrated, with staff and vacancies; the scenarios' databases are copies of it. */
const TEMPLATE = 'faults_template';

/** @param migrateWith applies the migrations to DATABASE_URL: those of another version in an update */
export async function makeTemplate(postgres: DurablePostgres, migrateWith: () => Promise<unknown> = migrate) {
  await execute(postgres.url('postgres'), `CREATE DATABASE ${TEMPLATE}`);
  process.env.DATABASE_URL = postgres.url(TEMPLATE);
  await migrateWith();
  const password = await hash(STAFF_PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await execute(
    postgres.url(TEMPLATE),
    `INSERT INTO users (email, email_normalizado, password_hash, role, nombre, apellidos, email_verified_at)
     VALUES ('${STAFF_EMAIL}', '${STAFF_EMAIL}', ${pg.escapeLiteral(password)}, 'rrhh', 'Marta', 'Serra', now());
     INSERT INTO vacantes (titulo, departamento, posicion, ubicacion, descripcion)
     VALUES ('Mecánico de flota', 'mantenimiento', 'mecanico', 'Reus', 'Taller de vehículos.'),
       ('Conductora C+E', 'chofer', 'conductor', 'Martorell', 'Traslado de vehículos.')`,
  );
}

export interface WorldOptions {
  processes: number;
  /** Environment variables of the product. */
  settings?: Settings;
  /** Program that starts the processes. */
  wrapper?: string[];
  /** The program of an earlier version, which the processes run at first. */
  main?: string;
  /** Changes the data folder before the processes start. */
  prepare?: (dataDir: string, shutdown: Tools['shutdown']) => void;
}

export class World {
  /** The processes to which a proxy would send requests. */
  inFront: ProductProcess[];
  /** How many duplicate mails the fault may cause: messages being sent when a process or the database failed. */
  mayDouble = 0;
  readonly postgres: DurablePostgres;
  readonly processes: ProductProcess[];
  readonly mail: MailServer;
  readonly settings: Settings;
  readonly load: Load;
  readonly vacancies: string[];

  constructor(
    postgres: DurablePostgres,
    processes: ProductProcess[],
    mail: MailServer,
    { settings, vacancies }: { settings: Settings; vacancies: string[] },
  ) {
    this.postgres = postgres;
    this.processes = processes;
    this.inFront = [...processes];
    this.mail = mail;
    this.settings = settings;
    this.vacancies = vacancies;
    this.load = new Load(() => this.inFront, mail, vacancies);
  }

  static async create(
    postgres: DurablePostgres,
    name: string,
    { logDir, shutdown }: Tools,
    options: WorldOptions,
  ) {
    const database = `faults_${randomBytes(5).toString('hex')}`;
    await execute(postgres.url('postgres'), `CREATE DATABASE ${database} TEMPLATE ${TEMPLATE}`);
    const dataDir = temporaryFolder('faults', shutdown);
    const mail = await MailServer.start(shutdown);
    options.prepare?.(dataDir, shutdown);
    const logs = path.join(logDir, name.replace(/\W+/g, '-'));
    fs.rmSync(logs, { recursive: true, force: true });
    fs.mkdirSync(logs, { recursive: true, mode: 0o700 });
    const settings = {
      DATABASE_URL: postgres.url(database),
      DATABASE_POOL: '10',
      DATA_DIR: dataDir,
      SEED: 'minimal',
      HOST: '127.0.0.1',
      APP_URL: 'http://127.0.0.1:3000',
      SMTP_URL: mail.url,
      ...newSecrets(),
      // The clients set X-Forwarded-For, as a proxy does.
      TRUST_PROXY: '1',
      ...options.settings,
    };
    const vacancies = await query<{ id: string }>(
      settings.DATABASE_URL,
      'SELECT id FROM vacantes ORDER BY id',
    );
    const { wrapper = [], main } = options;
    const program = { wrapper, modules: [QUICK], ...(main ? { main } : {}) };
    const processes = await startProcesses(options.processes, settings, logs, program);
    shutdown.onStop(`the processes of ${name}`, () => Promise.all(processes.map((one) => one.kill())));
    return new World(postgres, processes, mail, { settings, vacancies: vacancies.map(({ id }) => id) });
  }

  query<Row extends pg.QueryResultRow = never>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return query<Row>(this.settings.DATABASE_URL ?? '', sql, values);
  }

  async close() {
    await Promise.all(this.processes.map((one) => one.kill()));
  }
}

async function query<Row extends pg.QueryResultRow>(url: string, sql: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
