import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { QueueService } from '../../platform/queue/queue.service.js';

const DELIVERY_QUEUE = 'correos';
/** Jobs due at the same time run by descending priority. */
const BULK_PRIORITY = -10;
const RELEASE_QUEUE = 'correos_liberados';

/** The two queues of messages. A job contains only the message's id. */
@Injectable()
export class MailJobs implements OnModuleInit {
  constructor(private readonly queue: QueueService) {}

  async onModuleInit(): Promise<void> {
    await this.queue.define(DELIVERY_QUEUE, { retryLimit: 5, retryDelay: 5 });
    await this.queue.define(RELEASE_QUEUE, { retryLimit: 12, retryDelay: 10 });
  }

  /** Schedules a delivery attempt at this instant, once for each instant. */
  deliverAt(manager: EntityManager, id: string, at: Date): Promise<void> {
    const singletonKey = `${id}:${at.getTime()}`;
    return this.queue.enqueue(manager, DELIVERY_QUEUE, { id }, { startAfter: at, singletonKey });
  }

  /**
   * Schedules a delivery attempt now; messages with such a job waiting are skipped. `bulk`: lower priority than
   * messages that somebody waits for.
   */
  deliverNow(manager: EntityManager, ids: readonly string[], { bulk = false } = {}): Promise<void> {
    const priority = bulk ? BULK_PRIORITY : 0;
    const jobs = ids.map((id) => ({ data: { id }, singletonKey: `${id}:vencido`, priority }));
    return this.queue.enqueueAll(manager, DELIVERY_QUEUE, jobs);
  }

  /** Runs the release hooks of a finished message again. */
  releaseAgain(manager: EntityManager, id: string): Promise<void> {
    return this.queue.enqueue(manager, RELEASE_QUEUE, { id }, { singletonKey: id });
  }

  work(
    handlers: { deliver: (id: string) => Promise<void>; release: (id: string) => Promise<void> },
    options: { concurrency: number; pollMs: number },
  ): void {
    const byId = (handler: (id: string) => Promise<void>) => (data: Record<string, string>) =>
      data.id ? handler(data.id) : Promise.resolve();
    this.queue.work(DELIVERY_QUEUE, byId(handlers.deliver), options);
    this.queue.work(RELEASE_QUEUE, byId(handlers.release), { concurrency: 1, pollMs: options.pollMs * 5 });
  }
}
