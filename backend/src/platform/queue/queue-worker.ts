import { Logger } from '@nestjs/common';
import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { performance } from 'node:perf_hooks';
import type PgBoss from 'pg-boss';
import type { Metrics } from '../observability/metrics.js';
import type { ClockWatch } from '../schedule/clock-watch.js';
import type { JobData, JobHandler, WorkOptions } from './queue.types.js';

/**
 * Takes jobs of one queue and runs up to `concurrency` of them at a time. pg-boss's own loop is not used: it does not
 * handle rejections when it completes or fails a job, so a lost connection would end the process.
 */
export class QueueWorker {
  private readonly logger = new Logger('queue');
  private readonly running = new Set<Promise<void>>();
  private stopping = false;
  private wake: () => void = () => undefined;
  private loop: Promise<void> | null = null;

  constructor(
    private readonly boss: PgBoss,
    private readonly queue: string,
    private readonly handler: JobHandler,
    private readonly options: WorkOptions,
    private readonly around: { metrics: Metrics; clock: Pick<ClockWatch, 'wasRight'> },
  ) {}

  start(): void {
    this.loop ??= this.run();
  }

  /** Takes no more jobs and waits for the running ones; returns how many were still running at the end. */
  async stop(graceMs: number): Promise<number> {
    this.stopping = true;
    this.wake();
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, graceMs);
    });
    const finished = (async () => {
      await this.loop;
      await Promise.all(this.running);
    })();
    await Promise.race([finished, timeout]);
    clearTimeout(timer);
    return this.running.size;
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      const free = this.options.concurrency - this.running.size;
      const jobs = free > 0 ? await this.fetch(free) : [];
      for (const job of jobs) this.begin(job);
      // A full batch means that more jobs may be waiting: continue as soon as one is done.
      if (jobs.length === free) await this.pause(null);
      else await this.pause(this.options.pollMs);
    }
  }

  private async fetch(batchSize: number): Promise<PgBoss.Job<JobData>[]> {
    if (this.options.irrevocable && !this.around.clock.wasRight) return [];
    try {
      return await this.boss.fetch<JobData>(this.queue, { batchSize });
    } catch (error) {
      this.logger.error(`cannot take jobs of ${this.queue}`, error instanceof Error ? error.stack : error);
      return [];
    }
  }

  private begin(job: PgBoss.Job<JobData>): void {
    const run = this.process(job).finally(() => {
      this.running.delete(run);
      if (this.running.size === this.options.concurrency - 1) this.wake();
    });
    this.running.add(run);
  }

  private async process(job: PgBoss.Job<JobData>): Promise<void> {
    const start = performance.now();
    const ended = (outcome: 'done' | 'failed'): void =>
      this.around.metrics.jobSeconds.observe(
        { queue: this.queue, outcome },
        (performance.now() - start) / 1000,
      );
    try {
      await this.traced(job);
      ended('done');
    } catch (error) {
      ended('failed');
      this.logger.error(`job of ${this.queue} failed`, error instanceof Error ? error.stack : error);
      await this.settle(() => this.boss.fail(this.queue, job.id));
      return;
    }
    await this.settle(() => this.boss.complete(this.queue, job.id));
  }

  /** Runs the handler in one span. */
  private traced(job: PgBoss.Job<JobData>): Promise<void> {
    return trace
      .getTracer('queue')
      .startActiveSpan(`job ${this.queue}`, { kind: SpanKind.CONSUMER }, async (span) => {
        try {
          await this.handler(job.data);
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      });
  }

  /** A job whose result cannot be saved expires and runs again: handlers must tolerate that. */
  private async settle(write: () => Promise<void>): Promise<void> {
    try {
      await write();
    } catch (error) {
      this.logger.warn(`the end of a job of ${this.queue} could not be written: ${String(error)}`);
    }
  }

  /** Waits for the time, or with null until a running job ends; a stop also ends the wait. */
  private pause(ms: number | null): Promise<void> {
    if (this.stopping || (ms === null && this.running.size < this.options.concurrency)) {
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const timer = ms === null ? undefined : setTimeout(() => this.wake(), ms);
      this.wake = () => {
        clearTimeout(timer);
        this.wake = () => undefined;
        resolve();
      };
    });
  }
}
