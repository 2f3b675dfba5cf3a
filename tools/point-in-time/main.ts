/**
 * `npm run drill:point-in-time`: practises docs/operations/point-in-time.md. The product works on Debian's PostgreSQL
 * with an archive of pgBackRest; somebody rejects everybody by mistake, a person is erased, another one applies. Then
 * the database goes back to one second before the mistake, is settled, and serves again. Everything is compared, and the
 * time and the loss are measured. Uses only loopback and ends only processes that it started.
 */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { hash } from '@node-rs/argon2';
import { migrate } from '../../scripts/lib/backend.mjs';
import { ROOT, makeLogDir } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/port.mjs';
import { Failure } from '../../scripts/lib/failure.mjs';
import { account, APPLICATION, formWith } from '../applicant.ts';
import { makeCv } from '../cv.ts';
import { MailServer } from '../mail-server.ts';
import { newSecrets, ProductProcess, QUICK, temporaryFolder, until } from '../product.ts';
import { type Answer, send } from '../request.ts';
import { ARCHIVE_TIMEOUT_S, ArchivedPostgres, missing } from './archived-postgres.ts';
import type { Tools } from '../../scripts/lib/task.mjs';

const DATABASE = 'app';
const PASSWORD = 'Camiones-2026-azul';
const PEOPLE = 6;
const TIMEOUT_MS = 60_000;
const WAIT_MS = 90_000;
/** A change that the mistake follows, over and over: what the recovery may lose is measured with it. */
const MARK_MS = 200;
/** Between the last good change and the mistake, so that "one second before" is between them. */
const PAUSE_MS = 2500;

/** @returns the exit code */
export async function run({ phases, shutdown, logDir }: Tools): Promise<number> {
  const lacks = missing();
  if (lacks) throw new Failure(lacks);
  const postgres = await phases.run('PostgreSQL and archive', () => ArchivedPostgres.start());
  shutdown.onStop('PostgreSQL', () => postgres.remove());
  const mail = await MailServer.start(shutdown);
  const dataDir = temporaryFolder('drill-data', shutdown);
  const port = await freePort();
  const settings = {
    NODE_ENV: 'production',
    APP_URL: `http://127.0.0.1:${port}`,
    HOST: '127.0.0.1',
    DATABASE_URL: postgres.url(DATABASE),
    DATA_DIR: dataDir,
    ERASURES_DIR: path.join(dataDir, 'erasures'),
    SMTP_URL: mail.url,
    MAIL_FROM: 'seleccion@example.com',
    TRUST_PROXY: '1',
    STOP_DELAY: '0',
    SEED: 'minimal',
    ...newSecrets(),
    BACKUP_KEY: randomBytes(32).toString('base64'),
  };
  const product = new ProductProcess(port, settings, path.join(makeLogDir(logDir), 'product.log'), {
    modules: [QUICK],
  });
  shutdown.onStop('the product', () => product.kill());
  const drill = new Drill(postgres, product, mail);

  await phases.run('product', () => drill.begin());
  await phases.run('full backup', () => Promise.resolve(postgres.backrest('--type=full', 'backup').trim()));
  await phases.run('good changes', () => drill.work());
  const mistake = await phases.run('a wrong bulk action', () => drill.rejectEverybody());
  await phases.run('what happens afterwards', () => drill.goOn());
  const target = new Date(mistake.getTime() - 1000);

  const decided = performance.now();
  await phases.run('recovery', () => drill.recover(target));
  await phases.run('messages and erasures', async () => {
    const command = [path.join(ROOT, 'backend', 'dist', 'recovered.js'), `--to=${target.toISOString()}`];
    const env = { PATH: process.env['PATH'], ...settings };
    drill.settled = (await promisify(execFile)(process.execPath, command, { env })).stdout;
  });
  await phases.run('start', () => product.start());
  const rto = (performance.now() - decided) / 1000;
  const { problems, figures } = await phases.run('comparison', () => drill.compare(target));
  const exposed = await phases.run('the machine is lost', () => drill.loseTheMachine());

  // Without the log of the modules that it loads.
  const said = drill.settled.split('\n').filter((line) => /^\w+: /.test(line));
  phases.print(`\n${said.join('\n')}\n`);
  phases.print(`Target:   ${target.toISOString()}, one second before the mistake; ${figures}`);
  phases.print(`RTO:      ${rto.toFixed(1)} s from the decision until the product serves`);
  phases.print(
    `RPO:      0 s for a mistake (the newest change before the target is there, the next one is not); ` +
      `when the machine is lost ${exposed.toFixed(1)} s here, at most ${ARCHIVE_TIMEOUT_S} s and the time of a copy`,
  );
  for (const problem of problems) phases.print(`✗ ${problem}`);
  phases.print(`\n${problems.length === 0 ? 'The drill succeeded.' : 'THE DRILL FAILED.'}`);
  return problems.length === 0 ? 0 : 1;
}

interface Row {
  id: string;
  [column: string]: unknown;
}

class Drill {
  settled = '';
  #people: { email: string; cookie: string; candidate: string }[] = [];
  #staff = '';
  #before: Row[] = [];
  #mailsBefore = 0;
  #visit = 0;
  readonly postgres: ArchivedPostgres;
  readonly product: ProductProcess;
  readonly mail: MailServer;

  constructor(postgres: ArchivedPostgres, product: ProductProcess, mail: MailServer) {
    this.postgres = postgres;
    this.product = product;
    this.mail = mail;
  }

  /** The product on a migrated database, with staff and people who have applied. */
  async begin() {
    await this.postgres.query('postgres', `CREATE DATABASE ${DATABASE}`);
    process.env['DATABASE_URL'] = this.postgres.url(DATABASE);
    await migrate();
    const password = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    await this.#query(
      `INSERT INTO users (email, email_normalizado, password_hash, role, nombre, apellidos, email_verified_at)
       VALUES ('rrhh@example.com', 'rrhh@example.com', $1, 'rrhh', 'Marta', 'Serra', now())`,
      [password],
    );
    // The change of which the recovery may lose some. It is the drill's own table.
    await this.#query('CREATE TABLE drill_marks (at timestamptz NOT NULL)');
    await this.product.start();
    for (let number = 1; number <= PEOPLE; number += 1) await this.#apply(number);
    this.#staff = await this.#signIn('rrhh@example.com');
    await this.#until(
      'their CVs are read and the messages are sent',
      `SELECT count(*)::int AS left FROM correos WHERE estado <> 'enviado'`,
    );
  }

  /** Changes after the backup, which only the archive has. */
  async work() {
    for (const { id, version } of await this.#applications()) {
      await this.#ask(this.#staff, 'POST', `/api/applications/${id}/move`, {
        estado: 'en_revision',
        version,
      });
    }
    await this.#mark();
    this.#before = await this.#state();
    await sleep(PAUSE_MS);
  }

  /** @returns when the mistake began */
  async rejectEverybody(): Promise<Date> {
    const [{ now } = { now: new Date() }] = await this.#query<{ now: Date }>(
      'SELECT clock_timestamp() AS now',
    );
    await this.#query('INSERT INTO drill_marks VALUES (clock_timestamp())');
    const ids = (await this.#applications()).map(({ id }) => id);
    const { body } = await this.#ask<{ id: string }>(this.#staff, 'POST', '/api/bulk-actions', {
      tipo: 'mover',
      ids,
      mover: { estado: 'rechazada', notificar: true },
    });
    await this.#ask(this.#staff, 'POST', `/api/bulk-actions/${body.id}/confirm`);
    await this.#until(
      'everybody is rejected',
      `SELECT count(*)::int AS left FROM aplicaciones_vacantes WHERE estado <> 'rechazada'`,
    );
    return now;
  }

  /** After the mistake one person is erased by their own wish, and another one applies. */
  async goOn() {
    const [leaving] = this.#people;
    if (!leaving) throw new Error('nobody applied');
    await this.#ask(leaving.cookie, 'POST', '/api/privacy/erasure', { password: PASSWORD });
    const token = await this.#linkOf(leaving.email, /borrar-cuenta\?token=([\w-]+)/);
    await this.#ask('', 'POST', '/api/privacy/erasure/confirm', { token });
    await this.#until('the person is erased', 'SELECT count(*)::int AS left FROM candidates WHERE id = $1', [
      leaving.candidate,
    ]);
    await this.#until(
      'the list has the erasure',
      'SELECT count(*)::int AS left FROM borrados WHERE anotado_at IS NULL',
    );
    await this.#apply(PEOPLE + 1);
  }

  async recover(target: Date) {
    await this.product.stop();
    // What the archive lacks of the last segment is written now.
    await this.postgres.query('postgres', 'SELECT pg_switch_wal()');
    await this.postgres.stop();
    this.#mailsBefore = this.mail.taken.length;
    const to = target.toISOString().replace('T', ' ').replace('Z', '+00');
    this.postgres.backrest('--delta', '--type=time', `--target=${to}`, '--target-action=promote', 'restore');
    await this.postgres.serve();
  }

  async compare(target: Date): Promise<{ problems: string[]; figures: string }> {
    const problems: string[] = [];
    const expect = (holds: boolean, otherwise: string) => {
      if (!holds) problems.push(otherwise);
    };
    const [leaving] = this.#people;
    const wanted = this.#before.filter(({ id }) => id !== leaving?.candidate);
    const found = await this.#state();
    const both = JSON.stringify({ found, wanted }).slice(0, 600);
    expect(JSON.stringify(found) === JSON.stringify(wanted), `people and applications differ: ${both}`);
    const [marks] = await this.#query<{ kept: number; later: number }>(
      `SELECT count(*) FILTER (WHERE at <= $1)::int AS kept, count(*) FILTER (WHERE at > $1)::int AS later FROM drill_marks`,
      [target],
    );
    expect(marks?.kept === 10, `${marks?.kept} of 10 changes before the target are there`);
    expect(marks?.later === 0, `${marks?.later} changes after the target are there`);
    const [messages] = await this.#query<{ waiting: number; loose: number; since: Date | null }>(
      `SELECT count(*)::int AS waiting, count(*) FILTER (WHERE retenido_at IS NULL)::int AS loose,
         (SELECT mensajes_retenidos_desde FROM system_config WHERE id = 1) AS since
       FROM correos WHERE estado IN ('pendiente', 'enviando')`,
    );
    expect((messages?.waiting ?? 0) > 0, 'no message waited, so that holding them is not proven');
    expect(messages?.loose === 0, `${messages?.loose} messages are not held`);
    expect(Boolean(messages?.since), 'what jobs write is not held');
    const [sessions] = await this.#query<{ n: number }>('SELECT count(*)::int AS n FROM sessions');
    expect(sessions?.n === 0, `${sessions?.n} sessions are open again`);
    // It serves and is asked; nothing leaves meanwhile.
    this.#staff = await this.#signIn('rrhh@example.com');
    const { body } = await this.#ask<Row[]>(this.#staff, 'GET', '/api/candidates');
    expect(body.length === wanted.length, `the list has ${body.length} people instead of ${wanted.length}`);
    await sleep(3000);
    const left = this.mail.taken.length - this.#mailsBefore;
    expect(left === 0, `${left} messages left`);
    const figures = `${found.length} people as before it, ${messages?.waiting} messages held`;
    return { problems, figures };
  }

  /** The machine is gone with everything that was not archived. @returns the seconds of changes that are lost */
  async loseTheMachine(): Promise<number> {
    await this.product.stop();
    await this.postgres.query('postgres', 'SELECT pg_switch_wal()');
    await this.#mark();
    const marks = await this.#marks();
    await this.postgres.stop('SIGQUIT');
    fs.rmSync(this.postgres.cluster, { recursive: true, force: true });
    fs.mkdirSync(this.postgres.cluster, { mode: 0o700 });
    const { user } = this.postgres;
    if (user) fs.chownSync(this.postgres.cluster, user.uid, user.gid);
    this.postgres.backrest('--archive-mode=off', 'restore');
    await this.postgres.serve();
    const kept = new Set(await this.#marks());
    const lost = marks.filter((mark) => !kept.has(mark));
    return lost.length === 0 ? 0 : ((lost.at(-1) ?? 0) - (lost[0] ?? 0) + MARK_MS) / 1000;
  }

  async #mark() {
    for (let mark = 0; mark < 10; mark += 1) {
      await this.#query('INSERT INTO drill_marks VALUES (clock_timestamp())');
      await sleep(MARK_MS);
    }
  }

  /** When the marks were made, in milliseconds. */
  async #marks(): Promise<number[]> {
    const rows = await this.#query<{ at: Date }>('SELECT at FROM drill_marks ORDER BY at');
    return rows.map(({ at }) => at.getTime());
  }

  async #apply(number: number) {
    const email = `persona-${number}@example.com`;
    const registered = await this.#ask('', 'POST', '/api/auth/register', account(email, PASSWORD));
    const cookie = registered.cookies.join('; ');
    const form = formWith(
      { nombre: `Persona ${number}`, ...APPLICATION },
      'cv',
      makeCv(`Persona ${number}`).file,
    );
    await this.#ask(cookie, 'POST', '/api/applications', form);
    const { body } = await this.#ask<{ candidate: { id: string } }>(cookie, 'GET', '/api/candidates/me');
    this.#people.push({ email, cookie, candidate: body.candidate.id });
  }

  async #signIn(email: string): Promise<string> {
    const { cookies } = await this.#ask('', 'POST', '/api/auth/login', { email, password: PASSWORD });
    return cookies.join('; ');
  }

  #applications() {
    return this.#query<{ id: string; version: number }>(
      'SELECT id, version FROM aplicaciones_vacantes ORDER BY id',
    );
  }

  /** What people would miss: person, application, estado, CV, number of history entries. */
  #state(): Promise<Row[]> {
    return this.#query<Row>(
      `SELECT c.id, c.email, c.etapa, a.id AS application, a.estado, a.version, f.sha256,
         (SELECT count(*)::int FROM aplicacion_historial h WHERE h.aplicacion_id = a.id) AS history
       FROM candidates c JOIN aplicaciones_vacantes a ON a.candidato_id = c.id
       LEFT JOIN archivos f ON f.id = c.cv_archivo_id ORDER BY c.id, a.id`,
    );
  }

  async #linkOf(email: string, pattern: RegExp): Promise<string> {
    if (await until(() => this.mail.find(email, pattern) !== undefined, WAIT_MS)) {
      return this.mail.find(email, pattern) ?? '';
    }
    throw new Error(`no link came to ${email}`);
  }

  async #until(what: string, sql: string, values: unknown[] = []) {
    const isDone = async () => (await this.#query<{ left: number }>(sql, values))[0]?.left === 0;
    if (!(await until(isDone, WAIT_MS))) throw new Error(`it did not come to this: ${what}`);
  }

  #query<R extends Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<R[]> {
    return this.postgres.query<R>(DATABASE, sql, values);
  }

  /** @throws unless it succeeds */
  async #ask<Body = object>(
    cookie: string,
    method: string,
    at: string,
    body?: object,
  ): Promise<Answer<Body>> {
    this.#visit += 1;
    const request = {
      method,
      path: at,
      body,
      headers: { cookie },
      from: `10.6.${this.#visit >> 7}.${(this.#visit & 127) + 1}`,
    };
    const answer = await send<Body>(this.product.url, request, TIMEOUT_MS);
    if (answer.status >= 300)
      throw new Error(`${method} ${at}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  }
}
