/** The product in production mode on a database of its own, with people of each role who are signed in. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { makeLogDir } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/port.mjs';
import { execute } from '../../scripts/lib/scratch-database.mjs';
import { account, APPLICATION, formWith } from '../applicant.ts';
import { makeCv } from '../faults/load/cv.ts';
import { STAFF_EMAIL, STAFF_PASSWORD } from '../faults/load/staff.ts';
import { FaultyPostgres } from '../faults/world/postgres.ts';
import { ProductProcess } from '../faults/world/processes.ts';
import { makeTemplate } from '../faults/world/template.ts';
import { TEMPLATE } from '../faults/world/world.ts';
import { send } from '../request.ts';
import type { Tools } from '../../scripts/lib/task.mjs';

const TIMEOUT_MS = 60_000;
const PASSWORD = 'Camiones-2026-azul';
const ADMIN_EMAIL = 'admin@example.com';

export type Role = 'candidate' | 'rrhh' | 'admin';

export interface Product {
  url: string;
  process: ProductProcess;
  postgres: FaultyPostgres;
  /** Signs in anew and returns the cookies: a session lives longer than a scan, an access token does not. */
  signIn: (role: Role) => Promise<string>;
}

export async function startProduct({
  shutdown,
  logDir,
}: Pick<Tools, 'shutdown' | 'logDir'>): Promise<Product> {
  const postgres = await FaultyPostgres.start(shutdown.signal);
  shutdown.onStop('the database', () => postgres.stop());
  await makeTemplate(postgres);
  const database = `scan_${randomBytes(5).toString('hex')}`;
  await execute(postgres.directUrl('postgres'), `CREATE DATABASE ${database} TEMPLATE ${TEMPLATE}`);
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'fleet-hiring-scan-'));
  shutdown.onStop('the data folder', () => fs.rmSync(dataDir, { recursive: true, force: true }));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const process = new ProductProcess(
    port,
    {
      NODE_ENV: 'production',
      // As behind a proxy with TLS, which the scanners leave out; nothing asks for this name.
      APP_URL: 'https://empleo.example.com',
      HOST: '127.0.0.1',
      DATABASE_URL: postgres.url(database),
      DATA_DIR: dataDir,
      TRUST_PROXY: '1',
      SESSION_SECRET: randomBytes(32).toString('base64'),
      DATA_KEY: randomBytes(32).toString('base64'),
      BACKUP_KEY: randomBytes(32).toString('base64'),
      SEED: 'minimal',
      STOP_DELAY: '0',
    },
    path.join(makeLogDir(logDir), 'product.log'),
  );
  shutdown.onStop('the product', () => process.kill());
  await process.start();

  // The same password as the staff of the template.
  const client = new pg.Client({ connectionString: postgres.directUrl(database) });
  await client.connect();
  await client.query(
    `INSERT INTO users (email, email_normalizado, password_hash, role, nombre, apellidos, email_verified_at)
     SELECT $1, $1, password_hash, 'admin', 'Ada', 'Puig', now() FROM users WHERE role = 'rrhh'`,
    [ADMIN_EMAIL],
  );
  await client.end();

  const people = new People(url);
  await people.register();
  await people.register();
  const signIn = (role: Role) =>
    role === 'candidate'
      ? people.enter(personOf(1), PASSWORD)
      : people.enter(role === 'rrhh' ? STAFF_EMAIL : ADMIN_EMAIL, STAFF_PASSWORD);
  return { url, process, postgres, signIn };
}

/** People of the product, who sign in from an address of their own. */
class People {
  #people = 0;
  #visits = 0;
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  async enter(email: string, password: string): Promise<string> {
    return (await this.#send('/api/auth/login', { email, password })).cookies.join('; ');
  }

  async register(): Promise<string> {
    const number = (this.#people += 1);
    const { cookies } = await this.#send('/api/auth/register', account(personOf(number), PASSWORD));
    const cookie = cookies.join('; ');
    const texts = { nombre: `Persona ${number}`, ...APPLICATION };
    await this.#send('/api/applications', formWith(texts, 'cv', makeCv(`Persona ${number}`).file), cookie);
    return cookie;
  }

  /** @throws unless it succeeds */
  async #send(path: string, body: object, cookie = '') {
    this.#visits += 1;
    // Each comes from elsewhere, so that the limits for one address do not end a scan.
    const from = `10.8.${this.#visits >> 7}.${(this.#visits & 127) + 1}`;
    const answer = await send(
      this.url,
      { method: 'POST', path, body, headers: { cookie }, from },
      TIMEOUT_MS,
    );
    if (answer.status >= 300) throw new Error(`POST ${path}: ${answer.status} ${answer.body.code ?? ''}`);
    return answer;
  }
}

const personOf = (number: number) => `persona-${number}@example.com`;
