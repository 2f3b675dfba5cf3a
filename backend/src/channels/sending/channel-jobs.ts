import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { QueueService } from '../../platform/queue/queue.service.js';

const SEND = 'envios_canal';
const FETCH = 'medios_canal';
const QUEUE = { retryLimit: 0, retryDelay: 5 };
const WORK = { concurrency: 4, pollMs: 500 };

/** The two queues of channels. What fails is due again by its own row. A job contains only an id. */
@Injectable()
export class ChannelJobs implements OnModuleInit {
  constructor(private readonly queue: QueueService) {}

  async onModuleInit(): Promise<void> {
    await this.queue.define(SEND, QUEUE);
    await this.queue.define(FETCH, QUEUE);
  }

  /** Messages with such a job waiting are skipped. */
  sendNow(manager: EntityManager, ids: readonly string[]): Promise<void> {
    return this.queue.enqueueAll(manager, SEND, ids.map(jobOf));
  }

  /** After the time in which it may be taken back. */
  sendAt(manager: EntityManager, id: string, startAfter: Date): Promise<void> {
    return this.queue.enqueueAll(manager, SEND, [{ ...jobOf(id), startAfter }]);
  }

  fetchNow(manager: EntityManager, ids: readonly string[]): Promise<void> {
    return this.queue.enqueueAll(manager, FETCH, ids.map(jobOf));
  }

  /** Sending cannot be taken back: it rests while the clock is wrong. */
  work(handlers: { send: (id: string) => Promise<void>; fetch: (id: string) => Promise<void> }): void {
    const byId = (handler: (id: string) => Promise<void>) => (data: Record<string, string>) =>
      data.id ? handler(data.id) : Promise.resolve();
    this.queue.work(SEND, byId(handlers.send), { ...WORK, irrevocable: true });
    this.queue.work(FETCH, byId(handlers.fetch), { ...WORK, concurrency: 2 });
  }
}

const jobOf = (id: string) => ({ data: { id }, singletonKey: id });
