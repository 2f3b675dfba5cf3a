import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { QueueService } from '../../platform/queue/queue.service.js';
import { FileStorage } from '../../platform/files/storage/file-storage.js';

const QUEUE = 'borrado_archivos';
const POLL_MS = 2000;

/** Removes the objects of an erasure at once, instead of at the storage's next round, which does what fails here. */
@Injectable()
export class FileRemoval implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly queue: QueueService,
    private readonly storage: FileStorage,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.queue.define(QUEUE, { retryLimit: 5, retryDelay: 30 });
  }

  onApplicationBootstrap(): void {
    this.queue.work(QUEUE, () => this.storage.sweep(), { concurrency: 1, pollMs: POLL_MS });
  }

  soon(manager: EntityManager, requestId: string): Promise<void> {
    return this.queue.enqueue(manager, QUEUE, { id: requestId }, { singletonKey: requestId });
  }
}
