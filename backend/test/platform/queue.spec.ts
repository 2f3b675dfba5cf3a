import { Logger } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { Metrics } from '../../src/platform/observability/metrics.js';
import { QueueService } from '../../src/platform/queue/queue.service.js';
import type { JobHandler } from '../../src/platform/queue/queue.types.js';
import { createDatabase, emptyDatabase } from '../database.js';
import { eventually } from '../mail/mail-world.js';

const OPTIONS = { concurrency: 2, pollMs: 40 };

describe('the queue', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let dataSource: DataSource;
  const queues: QueueService[] = [];

  const start = async ({ url } = database, retryLimit = 3): Promise<QueueService> => {
    const queue = new QueueService({ databaseUrl: url, databaseDirectUrl: url }, new Metrics(), {
      wasRight: true,
    });
    queues.push(queue);
    await queue.onModuleInit();
    await queue.define('pruebas', { retryLimit, retryDelay: 1 });
    return queue;
  };
  const defined = () =>
    dataSource.query<{ retry_limit: number; updated_on: Date }[]>(
      `SELECT retry_limit, updated_on FROM pgboss.queue WHERE name = 'pruebas'`,
    );
  const enqueue = (queue: QueueService, n: string, startAfter?: Date) =>
    queue.enqueue(
      dataSource.manager,
      'pruebas',
      { n },
      { singletonKey: n, ...(startAfter ? { startAfter } : {}) },
    );
  const states = async () =>
    (await dataSource.query<{ state: string }[]>(`SELECT state FROM pgboss.job WHERE name = 'pruebas'`)).map(
      ({ state }) => state,
    );

  // Some of these provoke errors that are logged.
  beforeAll(() => Logger.overrideLogger(false));
  beforeEach(async () => {
    database = await createDatabase();
    dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  });
  afterEach(async () => {
    await Promise.all(queues.splice(0).map((queue) => queue.onModuleDestroy()));
    await dataSource.destroy();
    await database.drop();
  });

  it('starts in several processes at once on an empty database', async () => {
    const empty = await emptyDatabase();
    await expect(Promise.all([start(empty), start(empty), start(empty)])).resolves.toHaveLength(3);
    await Promise.all(queues.splice(0).map((queue) => queue.onModuleDestroy()));
    await empty.drop();
  });

  it('keeps a queue of an earlier start, and updates changed options', async () => {
    await start();
    const first = await defined();
    await start();
    expect(await defined()).toEqual(first);
    await start(database, 5);
    expect(await defined()).toEqual([{ retry_limit: 5, updated_on: expect.any(Date) as Date }]);
  });

  it('refuses a queue that is not defined, instead of dropping its jobs', async () => {
    const queue = await start();
    await expect(queue.enqueue(dataSource.manager, 'otra', {}, { singletonKey: 'x' })).rejects.toThrow(
      'not defined',
    );
  });

  it('removes a job when its transaction is rolled back', async () => {
    const queue = await start();
    const write = dataSource.transaction(async (manager) => {
      await queue.enqueue(manager, 'pruebas', { n: '1' }, { singletonKey: '1' });
      throw new Error('undo');
    });
    await expect(write).rejects.toThrow('undo');
    expect(await states()).toEqual([]);
  });

  it('keeps one waiting job for each key', async () => {
    const queue = await start();
    const later = new Date(Date.now() + 60_000);
    await Promise.all([enqueue(queue, 'a', later), enqueue(queue, 'a', later), enqueue(queue, 'b', later)]);
    await queue.enqueueAll(dataSource.manager, 'pruebas', [
      { data: { n: 'a' }, singletonKey: 'a' },
      { data: { n: 'c' }, singletonKey: 'c' },
    ]);
    expect(await states()).toEqual(['created', 'created', 'created']);
  });

  it('gives each job to one of two processes, at its time', async () => {
    const [one, two] = [await start(), await start()];
    const done: string[] = [];
    let later = 0;
    const handler: JobHandler = async ({ n }) => {
      if (n === 'luego') later = Date.now();
      await sleep(10);
      done.push(n ?? '');
    };
    one.work('pruebas', handler, OPTIONS);
    two.work('pruebas', handler, OPTIONS);
    const due = Date.now() + 800;
    await enqueue(one, 'luego', new Date(due));
    const names = Array.from({ length: 12 }, (_, n) => String(n));
    await Promise.all(names.map((n) => enqueue(one, n)));
    await eventually(
      () => done,
      ({ length }) => length >= 13,
    );
    expect([...done].sort()).toEqual([...names, 'luego'].sort());
    expect(later).toBeGreaterThanOrEqual(due);
  });

  it('retries a job whose handler threw', async () => {
    const queue = await start();
    let calls = 0;
    queue.work(
      'pruebas',
      () => (++calls === 1 ? Promise.reject(new Error('once')) : Promise.resolve()),
      OPTIONS,
    );
    await enqueue(queue, '1');
    await eventually(states, (seen) => seen.join() === 'completed');
    expect(calls).toBe(2);
  });

  it('waits for running jobs when it stops, and takes no more', async () => {
    const queue = await start();
    let begun = false;
    let ended = false;
    queue.work(
      'pruebas',
      async () => {
        begun = true;
        await sleep(500);
        ended = true;
      },
      { concurrency: 1, pollMs: 40 },
    );
    await enqueue(queue, '1');
    await enqueue(queue, '2');
    await eventually(() => begun, Boolean);
    await queue.onModuleDestroy();
    expect(ended).toBe(true);
    expect((await states()).sort()).toEqual(['completed', 'created']);
  });

  it('survives a loss of its connections', async () => {
    const queue = await start();
    const done: string[] = [];
    queue.work(
      'pruebas',
      ({ n }) => {
        done.push(n ?? '');
        return Promise.resolve();
      },
      OPTIONS,
    );
    await dataSource.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'fleet-hiring-queue'`,
    );
    await enqueue(queue, 'después');
    await eventually(
      () => done,
      ({ length }) => length === 1,
    );
  });
});
