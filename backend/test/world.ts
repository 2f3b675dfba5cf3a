import type { Role } from '@hiring/contract';
import type { RequestHandler } from 'express';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { SchedulerRegistry } from '@nestjs/schedule';
import { Test } from '@nestjs/testing';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import supertest from 'supertest';
import { DataSource } from 'typeorm';
import { AppModule } from '../src/app.module.js';
import { setUpApp } from '../src/app.setup.js';
import type { User } from '../src/auth/user.entity.js';
import { CV_READER_SETTINGS, cvReaderSettings } from '../src/candidates/files/cv/reading/cv-reader.js';
import { CvTexts } from '../src/candidates/files/cv/reading/cv-texts.js';
import {
  DEFAULT_DELIVERY,
  DELIVERY_SETTINGS,
  type DeliverySettings,
} from '../src/mail/delivery/delivery-settings.js';
import { MailWorker } from '../src/mail/delivery/mail-worker.js';
import { Clock } from '../src/platform/values/clock.js';
import {
  type Environment,
  readEnvironment,
  type RequestLimits,
} from '../src/platform/environment/environment.js';
import { inTransaction } from '../src/platform/database/transactions/transaction.js';
import { QueueService } from '../src/platform/queue/queue.service.js';
import type { Vacancy } from '../src/vacancies/vacancy.entity.js';
import { NothingAfterCommit } from './after-commit.js';
import { createDatabase } from './database.js';
import { WorldClock } from './world-clock.js';
import { Given } from './world-given.js';
import { until } from './until.js';

const SELDOM_MS = 10_000;
/** The short limits of production would fail a spec on a stalled machine. */
const PATIENT: RequestLimits = { statement_timeout: 90_000, lock_timeout: 90_000, connectMs: 60_000 };

/** A browser: it keeps the cookies that it is given. */
export type Agent = ReturnType<typeof supertest.agent>;

/** The whole application on a database of its own, with a clock that can be set. */
export interface World {
  app: NestExpressApplication;
  dataSource: DataSource;
  environment: Environment;
  clock: WorldClock;
  given: Given;
  /** Where it listens: `http://127.0.0.1:…`. */
  origin: string;
  /** A visitor's browser. */
  agent(): Agent;
  /** A browser in which this account is signed in. */
  agentOf(user: Pick<User, 'id' | 'role'>): Promise<Agent>;
  /** A browser in which a new account of this role is signed in. */
  signedInAs(role: Role): Promise<Agent>;
  /** A browser in which a new candidate with this e-mail is signed in. */
  registered(email: string): Promise<Agent>;
  givenVacancy(values?: Partial<Vacancy>): Promise<string>;
  /** Has HR move an application, without a message. */
  moveTo(applicationId: string, estado: string): Promise<void>;
  withdraw(applicationId: string): Promise<void>;
  /**
   * One statement with a long time limit; retried when it meets a message being sent, as the
   * product does.
   */
  change(sql: string, values?: unknown[]): Promise<void>;
  /** Removes a person with all data, as the end of an erasure does. */
  erase(candidateId: string): Promise<void>;
  /** Waits until `check` holds. @throws after a minute of its own waiting. */
  until(check: () => Promise<boolean>): Promise<void>;
  close(): Promise<void>;
}

export interface WorldOptions {
  environment?: Partial<Environment>;
  /** Uses this database instead of a new one, and leaves it. For a second process on the same data. */
  databaseUrl?: string;
  /** Reads the text of each CV in a background thread, which is slow: for specs of the search only. */
  readsCvTexts?: boolean;
  /** Watches each request, as the server does with metrics, log and traces. */
  observe?: (app: NestExpressApplication) => RequestHandler;
  /** `false`: messages stay in the queue, for specs of what may be taken back until they leave. */
  sendsMail?: boolean;
}

/**
 * Nobody wants to wait a second for each job. `TEST_RESTLESS=1`: jobs run as soon as they exist. Finds the specs that
 * count on a job not to have run yet, which fail on a busy machine.
 */
const POLL_MS = process.env['TEST_RESTLESS'] ? 5 : 250;

function hurryQueues(queue: QueueService): void {
  const work = queue.work.bind(queue);
  queue.work = (name, handler, options) => work(name, handler, { ...options, pollMs: POLL_MS });
}

/** A mail server is away for moments only. */
const SOON: DeliverySettings = {
  ...DEFAULT_DELIVERY,
  backOffMs: [2000, ...DEFAULT_DELIVERY.backOffMs.slice(1)],
  orderLookMs: 500,
};

/** Jobs of every minute would run in the middle of a spec on a slow machine, so specs call them themselves. */
function stopSeldomWork(registry: SchedulerRegistry): void {
  for (const name of registry.getIntervals()) {
    const { _repeat: everyMs }: { _repeat: number } = registry.getInterval(name);
    if (everyMs >= SELDOM_MS) registry.deleteInterval(name);
  }
}

export async function createWorld(options: WorldOptions = {}): Promise<World> {
  const database = options.databaseUrl ? null : await createDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'world-'));
  const environment: Environment = {
    ...readEnvironment({
      NODE_ENV: 'test',
      APP_URL: 'http://127.0.0.1:4400',
      DATABASE_URL: options.databaseUrl ?? database?.url,
      // Each connection costs the server a process of its own.
      DATABASE_POOL: '6',
      DATA_DIR: dataDir,
      SESSION_SECRET: 'a secret of the tests and of nothing else',
      DATA_KEY: randomBytes(32).toString('base64'),
    }),
    requestLimits: PATIENT,
    ...options.environment,
  };
  const clock = new WorldClock();
  const module = await Test.createTestingModule({ imports: [AppModule.with(environment)] })
    .overrideProvider(Clock)
    .useValue(clock)
    .overrideProvider(DELIVERY_SETTINGS)
    .useValue(SOON)
    .overrideProvider(CV_READER_SETTINGS)
    .useFactory({ factory: () => ({ ...cvReaderSettings(), timeoutMs: PATIENT.connectMs }) })
    .compile();
  const app = module.createNestApplication<NestExpressApplication>({
    logger: ['error', 'fatal'],
  });
  // Reading takes a process of its own for each CV.
  if (!options.readsCvTexts) Object.assign(module.get(CvTexts), { async read() {} });
  if (options.sendsMail === false) Object.assign(module.get(MailWorker), { onApplicationBootstrap() {} });
  hurryQueues(module.get(QueueService));
  setUpApp(app, options.observe?.(app) ?? null);
  await app.listen(0, '127.0.0.1');
  stopSeldomWork(app.get(SchedulerRegistry));

  const { port } = (app.getHttpServer() as Server).address() as AddressInfo;
  const given = new Given(app);
  const origin = `http://127.0.0.1:${port}`;
  const agent = (): Agent => supertest.agent(origin);

  const agentOf = async (user: Pick<User, 'id' | 'role'>): Promise<Agent> => {
    const { accessToken, refreshToken } = await given.session(user);
    const browser = agent();
    browser.jar.setCookies(
      [`access_token=${accessToken}`, `refresh_token=${refreshToken}`],
      '127.0.0.1',
      '/',
    );
    return browser;
  };
  const signedInAs = async (role: Role): Promise<Agent> => agentOf(await given.user({ role }));

  const dataSource = app.get(DataSource);
  const rule = new NothingAfterCommit(dataSource);
  const change = async (sql: string, values: unknown[] = []): Promise<void> => {
    await inTransaction(dataSource, async (manager) => {
      await manager.query('SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0');
      await manager.query(sql, values);
    });
  };

  return {
    app,
    dataSource,
    environment,
    clock,
    given,
    origin,
    agent,
    agentOf,
    signedInAs,
    registered: async (email) => agentOf(await given.user({ email })),
    givenVacancy: (values) => given.vacancy(values),
    moveTo: async (id, estado) => {
      const hr = await signedInAs('rrhh');
      const { body } = await hr.get(`/api/applications/${id}`).expect(200);
      const order = { estado, version: (body as { version: number }).version, notificar: false };
      await hr.post(`/api/applications/${id}/move`).send(order).expect(200);
    },
    withdraw: (id) => given.withdrawal(id),
    change,
    erase: (id) =>
      change(
        `WITH gone AS (DELETE FROM candidates WHERE id = $1 RETURNING cv_archivo_id)
         UPDATE archivos SET estado = 'borrar' FROM gone WHERE archivos.id = gone.cv_archivo_id`,
        [id],
      ),
    until,
    close: async () => {
      await app.close();
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
      if (rule.violations.length === 0) return;
      throw new Error(`asked after a commit:\n${[...new Set(rule.violations)].join('\n')}`);
    },
  };
}
