import { Test } from '@nestjs/testing';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Role } from '@hiring/contract';
import { hash } from '@node-rs/argon2';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { AppModule } from '../src/app.module.js';
import { setUpApp } from '../src/app.setup.js';
import { Clock } from '../src/platform/clock.js';
import { type Environment, readEnvironment } from '../src/platform/environment.js';
import { cloneDatabase } from './database.js';

export type Agent = ReturnType<typeof request.agent>;

/** The time of the application: real, plus what a test adds. */
export class TestClock extends Clock {
  private ahead = 0;
  override now(): Date {
    return new Date(Date.now() + this.ahead);
  }
  advance(ms: number): void {
    this.ahead += ms;
  }
  reset(): void {
    this.ahead = 0;
  }
}

const PASSWORD = 'Prueba-2026';

/** The real application on a database of its own, with what a test needs to set the scene. */
export class World {
  private staff = 0;

  constructor(
    readonly app: NestExpressApplication,
    readonly environment: Environment,
    readonly dataSource: DataSource,
    readonly clock: TestClock,
    readonly close: () => Promise<void>,
  ) {}

  /** A browser without a session. */
  agent(): Agent {
    return request.agent(this.app.getHttpServer());
  }

  /** A browser in which this person has just registered. */
  async registered(email: string): Promise<Agent> {
    const agent = this.agent();
    await agent
      .post('/api/auth/register')
      .send({ email, password: PASSWORD, confirm_password: PASSWORD })
      .expect(201);
    return agent;
  }

  /** A browser in which a new member of staff has signed in. */
  async signedInAs(role: Exclude<Role, 'candidate'>): Promise<Agent> {
    const email = `${role}${++this.staff}@staff.example.com`;
    await this.dataSource.query(
      `INSERT INTO users (email, email_normalizado, password_hash, role, nombre, apellidos, email_verified_at)
       VALUES ($1, $1, $2, $3, 'Marta', 'Soler', now())`,
      [email, await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }), role],
    );
    const agent = this.agent();
    await agent.post('/api/auth/login').send({ email, password: PASSWORD }).expect(200);
    return agent;
  }

  async givenVacancy(
    columns: { estado?: string; departamento?: string; posicion?: string } = {},
  ): Promise<string> {
    const [row] = await this.dataSource.query<{ id: string }[]>(
      `INSERT INTO vacantes (titulo, departamento, posicion, ubicacion, descripcion, estado)
       VALUES ('Conductor C+E', $1, $2, 'Barcelona', 'Traslados', $3) RETURNING id`,
      [columns.departamento ?? 'chofer', columns.posicion ?? 'conductor', columns.estado ?? 'activa'],
    );
    return row?.id ?? '';
  }

  /** Moves an application as HR would, from its present version. */
  async moveTo(application: string, estado: string): Promise<void> {
    const hr = await this.signedInAs('rrhh');
    const { body } = await hr.get(`/api/applications/${application}`).expect(200);
    await hr
      .post(`/api/applications/${application}/move`)
      .send({ estado, version: body.version })
      .expect(200);
  }

  /** As the candidate's withdrawal leaves the rows. */
  async withdraw(application: string): Promise<void> {
    await this.dataSource.query(
      `WITH a AS (UPDATE aplicaciones_vacantes SET retirada_at = now(), version = version + 1 WHERE id = $1
                  RETURNING candidato_id, retirada_at, version)
       UPDATE candidates c SET retirada_at = a.retirada_at, aplicacion_version = a.version FROM a WHERE c.id = a.candidato_id`,
      [application],
    );
  }

  /** Looks again until it is so; fails after five seconds. */
  async until(condition: () => Promise<boolean>): Promise<void> {
    for (let tries = 0; tries < 50; tries++) {
      if (await condition()) return;
      await sleep(100);
    }
    throw new Error('it did not become so within five seconds');
  }
}

export async function createWorld(settings: Record<string, string> = {}): Promise<World> {
  const database = await cloneDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), `hiring-${randomUUID().slice(0, 8)}-`));
  const environment = readEnvironment({ DATABASE_URL: database.url, DATA_DIR: dataDir, ...settings });
  const clock = new TestClock();
  const module = await Test.createTestingModule({ imports: [AppModule.with(environment)] })
    .overrideProvider(Clock)
    .useValue(clock)
    .compile();
  const app = module.createNestApplication<NestExpressApplication>({ logger: false });
  setUpApp(app);
  await app.init();
  return new World(app, environment, app.get(DataSource), clock, async () => {
    await app.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
}
