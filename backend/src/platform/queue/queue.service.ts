import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import PgBoss from 'pg-boss';
import type { EntityManager } from 'typeorm';
import { ENVIRONMENT, type Environment } from '../environment/environment.js';
import { Metrics } from '../observability/metrics.js';
import { ClockWatch } from '../schedule/clock-watch.js';
import { QueueDatabase } from './queue-database.js';
import { QueueWorker } from './queue-worker.js';
import type {
  EnqueueOptions,
  JobData,
  JobHandler,
  QueueOptions,
  QueueState,
  WorkOptions,
} from './queue.types.js';

/** A job that takes longer is given to another worker. */
const EXPIRE_SECONDS = 60;
const STOP_GRACE_MS = 5000;
/** How long a job of many steps works: well below the time-out, so that the rest continues in a new job. */
const RUN_MS = 20_000;
/** The queue options that this product sets. */
const OPTIONS = ['policy', 'retryLimit', 'retryDelay', 'retryBackoff', 'expireInSeconds'] as const;

/**
 * The queue in the product's own database: a job is inserted in the caller's transaction and given to one worker, in
 * any process, after the commit. Starts after the migrations, when the application boots.
 */
@Injectable()
export class QueueService implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('queue');
  private readonly database: QueueDatabase;
  private readonly boss: PgBoss;
  private readonly defined = new Set<string>();
  private existing: PgBoss.QueueResult[] = [];
  private readonly handled: Parameters<QueueService['work']>[] = [];
  private readonly workers: QueueWorker[] = [];
  private stopped: Promise<void> | null = null;

  constructor(
    @Inject(ENVIRONMENT)
    private readonly environment: Pick<Environment, 'databaseUrl' | 'databaseDirectUrl' | 'idle'>,
    private readonly metrics: Metrics,
    @Inject(ClockWatch) private readonly clock: Pick<ClockWatch, 'wasRight'>,
  ) {
    this.database = new QueueDatabase(environment.databaseUrl, environment.databaseDirectUrl);
    this.boss = new PgBoss({
      db: this.database,
      schedule: false,
      supervise: true,
      // An expired job runs again after the next maintenance.
      maintenanceIntervalSeconds: 30,
      archiveCompletedAfterSeconds: 60 * 60,
      archiveFailedAfterSeconds: 7 * 24 * 60 * 60,
      deleteAfterDays: 7,
    });
    this.boss.on('error', (error) => this.logger.error(error.message, error.stack));
  }

  async onModuleInit(): Promise<void> {
    // pg-boss creates its tables at the first start; several processes may start at once.
    await this.database.alone(() => this.boss.start());
    this.existing = await this.boss.getQueues();
  }

  onApplicationBootstrap(): void {
    for (const one of this.handled) this.work(...one);
  }

  onModuleDestroy(): Promise<void> {
    return (this.stopped ??= this.stop());
  }

  /** Defines a queue and has its jobs run from the end of the boot on. `Data` is what they are enqueued with. */
  async handle<Data extends JobData>(
    queue: string,
    options: QueueOptions & WorkOptions,
    handler: JobHandler<Data>,
  ): Promise<void> {
    await this.define(queue, options);
    this.handled.push([queue, (data) => handler(data as Data), options]);
  }

  /** Creates the queue, or updates its options. Must be called at boot, before the first job. */
  async define(queue: string, { retryLimit, retryDelay }: QueueOptions): Promise<void> {
    const options = {
      name: queue,
      // At most one waiting job per singleton key.
      policy: 'short' as const,
      retryLimit,
      retryDelay,
      retryBackoff: true,
      expireInSeconds: EXPIRE_SECONDS,
    };
    if (!this.isAsAsked(options)) {
      // Each queue is a table partition: two processes that create one at once may deadlock.
      await this.database.alone(async () => {
        await this.boss.createQueue(queue, { ...options });
        await this.boss.updateQueue(queue, { ...options });
      });
    }
    this.defined.add(queue);
  }

  /** Inserts a job in the caller's transaction: a rollback removes it. */
  async enqueue(
    manager: EntityManager,
    queue: string,
    data: JobData,
    { startAfter, singletonKey }: EnqueueOptions,
  ): Promise<void> {
    this.assertDefined(queue);
    await this.boss.send(queue, data, {
      singletonKey,
      ...(startAfter ? { startAfter } : {}),
      db: within(manager),
    });
  }

  /** The same for many jobs that are due now, in one statement. */
  async enqueueAll(
    manager: EntityManager,
    queue: string,
    jobs: { data: JobData; singletonKey: string; priority?: number; startAfter?: Date }[],
  ): Promise<void> {
    this.assertDefined(queue);
    if (jobs.length === 0) return;
    await this.boss.insert(
      jobs.map((job) => ({ name: queue, ...job })),
      { db: within(manager) },
    );
  }

  /** Starts a worker for the queue in this process, unless the process runs no jobs. */
  work(queue: string, handler: JobHandler, options: WorkOptions): void {
    this.assertDefined(queue);
    if (this.environment.idle) return;
    const worker = new QueueWorker(this.boss, queue, handler, options, {
      metrics: this.metrics,
      clock: this.clock,
    });
    this.workers.push(worker);
    worker.start();
  }

  /** The numbers of waiting, running and failed jobs of all queues. */
  async state(): Promise<QueueState> {
    const { rows } = await this.database.executeSql(
      `SELECT count(*) FILTER (WHERE state < 'active' AND start_after <= now())::int AS waiting,
         count(*) FILTER (WHERE state = 'active')::int AS running,
         count(*) FILTER (WHERE state = 'failed' AND completed_on > now() - interval '1 day')::int AS failed,
         coalesce(extract(epoch FROM now() - min(greatest(start_after, created_on))
           FILTER (WHERE state < 'active' AND start_after <= now())), 0)::int AS "oldestSeconds"
       FROM pgboss.job`,
    );
    return rows[0] as QueueState;
  }

  /** Whether an earlier start created the queue with these options. */
  private isAsAsked(asked: PgBoss.Queue): boolean {
    const found = this.existing.find(({ name }) => name === asked.name);
    return found !== undefined && OPTIONS.every((option) => found[option] === asked[option]);
  }

  /** pg-boss drops a job of an unknown queue without an error. */
  private assertDefined(queue: string): void {
    if (!this.defined.has(queue)) throw new Error(`the queue ${queue} is not defined`);
  }

  private async stop(): Promise<void> {
    const left = await Promise.all(this.workers.map((worker) => worker.stop(STOP_GRACE_MS)));
    const unfinished = left.reduce((sum, count) => sum + count, 0);
    if (unfinished > 0) this.logger.warn(`stopped with ${unfinished} jobs running; they are taken up again`);
    await this.boss.stop({ graceful: false });
    await this.database.close();
  }
}

/** Runs pg-boss's statements in the caller's transaction. */
function within(manager: EntityManager): PgBoss.Db {
  return {
    executeSql: async (text: string, values: unknown[]) => ({
      rows: await manager.query<unknown[]>(text, values),
    }),
  };
}

/**
 * Repeats a step until it returns false or throws, or the time of one job is over.
 * @returns whether all is done; otherwise a new job continues.
 */
export async function repeatInJob(step: () => Promise<boolean>): Promise<boolean> {
  const until = performance.now() + RUN_MS;
  while (await step()) if (performance.now() > until) return false;
  return true;
}
