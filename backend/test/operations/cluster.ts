import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { ENTITIES } from '../../src/operations/database/entities.js';
import { dataSourceOptions } from '../../src/platform/database/connections/data-source-options.js';
import { type BuiltServer, startBuiltServer } from '../built-server.js';
import { createDatabase, type TestDatabase } from '../database.js';
import { MailSink } from '../mail/mail-sink.js';
import { createWorld } from '../world.js';

/** Somebody with one open application. */
export interface Person {
  candidate: string;
  application: string;
  email: string;
}

const PASSWORD = 'Prueba-2026';
const TICK_MS = 2000;

/** Three processes of the built product on one database, with fast schedulers, and a mail server. */
export class Cluster {
  private readonly cookies = new Map<string, string>();

  private constructor(
    readonly database: TestDatabase,
    readonly dataSource: DataSource,
    readonly sink: MailSink,
    readonly interviewer: string,
    private readonly dataDir: string,
    readonly servers: BuiltServer[] = [],
  ) {}

  static async create(): Promise<Cluster> {
    const database = await createDatabase();
    const world = await createWorld({ databaseUrl: database.url });
    await world.given.user({ email: 'rrhh@example.com', role: 'rrhh', password: PASSWORD });
    await world.given.user({ email: 'admin@example.com', role: 'admin', password: PASSWORD });
    const { id } = await world.given.user({ role: 'rrhh', nombre: 'Marta' });
    await world.close();
    return new Cluster(
      database,
      await new DataSource(dataSourceOptions(database.url, ENTITIES)).initialize(),
      await (await MailSink.reserve()).up(),
      id,
      mkdtempSync(join(tmpdir(), 'cluster-')),
    );
  }

  /** The three at once. */
  async start(): Promise<void> {
    const starting = Array.from({ length: 3 }, () =>
      startBuiltServer(this.database.url, this.dataDir, {
        pages: true,
        smtpUrl: this.sink.url,
        tickMs: TICK_MS,
      }),
    );
    this.servers.push(...(await Promise.all(starting)));
  }

  /** Kills the last one while it works. */
  async killOne(): Promise<void> {
    await this.servers.pop()?.kill();
  }

  async close(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.kill()));
    await this.dataSource.destroy();
    await this.sink.down();
    await this.database.drop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** The address of one process; numbers wrap around. */
  url(place: number): string {
    return this.servers[place % this.servers.length]?.url ?? '';
  }

  /** The access token of human resources or of an administrator: good in every process. */
  async token(who: 'rrhh' | 'admin' = 'rrhh'): Promise<string> {
    const known = this.cookies.get(who);
    if (known) return known;
    const response = await fetch(`${this.url(0)}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${who}@example.com`, password: PASSWORD }),
    });
    const token = /access_token=([^;]+)/.exec(response.headers.getSetCookie().join('\n'))?.[1];
    if (!token) throw new Error(`no session: ${response.status} ${await response.text()}`);
    this.cookies.set(who, token);
    return token;
  }

  /** Asks one process as staff. */
  async ask(
    place: number,
    method: string,
    path: string,
    body?: object,
    who: 'rrhh' | 'admin' = 'rrhh',
  ): Promise<{ status: number; body: Record<string, unknown> }> {
    const response = await fetch(this.url(place) + path, {
      method,
      headers: { authorization: `Bearer ${await this.token(who)}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : {}) as Record<string, unknown> };
  }

  query<T>(sql: string, values: unknown[] = []): Promise<T[]> {
    return this.dataSource.query<T[]>(sql, values);
  }

  /** People who have just applied. */
  async people(count: number, vacancy: string | null = null): Promise<Person[]> {
    return this.query<Person>(
      `WITH c AS (
         INSERT INTO candidates (id, nombre, apellidos, email, telefono, direccion, ciudad, departamento, posicion)
         SELECT gen_random_uuid(), 'Núria', 'Puig ' || n, $1 || n || '@example.com', '600000000', 'Calle 1', 'Reus',
           'chofer', 'conductor' FROM generate_series(1, $2) n RETURNING id, email
       ), a AS (
         INSERT INTO aplicaciones_vacantes (candidato_id, vacante_id, departamento, posicion, fecha_aplicacion, en_fase_desde)
         SELECT id, $3, 'chofer', 'conductor', at, at FROM c, date_trunc('milliseconds', now()) at RETURNING *
       ), h AS (
         INSERT INTO aplicacion_historial (aplicacion_id, tipo, a, visible_at)
         SELECT id, 'creada', 'recibida', now() FROM a
       ) SELECT c.id AS candidate, a.id AS application, c.email FROM c JOIN a ON a.candidato_id = c.id`,
      [`${randomUUID().slice(0, 8)}-`, count, vacancy],
    ).then(async (people) => {
      await this.query(
        `UPDATE candidates c SET aplicacion_actual_id = a.id, aplicacion_version = a.version, vacante_id = a.vacante_id,
           fecha_aplicacion = a.fecha_aplicacion, espera_desde = a.en_fase_desde
         FROM aplicaciones_vacantes a WHERE a.candidato_id = c.id AND c.id = ANY($1)`,
        [people.map(({ candidate }) => candidate)],
      );
      return people;
    });
  }

  /** An interview of each, agreed a week ago, that begins in so many minutes. */
  async interviews(people: readonly Person[], inMinutes: number): Promise<void> {
    await this.query(
      `INSERT INTO interviews (candidato_id, aplicacion_id, inicio, fin, tipo, ubicacion, created_at)
       SELECT c, a, at, at + interval '30 minutes', 'presencial', 'Reus', now() - interval '7 days'
       FROM unnest($1::uuid[], $2::uuid[]) AS p (c, a), LATERAL (SELECT now() + $3 * interval '1 minute' AS at) t`,
      [people.map(({ candidate }) => candidate), people.map(({ application }) => application), inMinutes],
    );
  }

  /** How many mails each of these has received. */
  received(people: readonly Pick<Person, 'email'>[]): number[] {
    return people.map(({ email }) => this.sink.received.filter(({ to }) => to.includes(email)).length);
  }
}
