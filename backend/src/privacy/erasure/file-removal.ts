import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { QueueService } from '../../platform/queue/queue.service.js';
import { FileStorage } from '../../platform/files/storage/file-storage.js';

const QUEUE = 'borrado_archivos';
const POLL_MS = 2000;

/** Removes the objects of an erasure at once, instead of at the storage's next round, which does what fails here. */
@Injectable()
export class FileRemoval implements OnModuleInit {
  constructor(
    private readonly queue: QueueService,
    private readonly storage: FileStorage,
  ) {}

  onModuleInit(): Promise<void> {
    const options = { retryLimit: 5, retryDelay: 30, concurrency: 1, pollMs: POLL_MS };
    return this.queue.handle(QUEUE, options, () => this.storage.sweep());
  }

  soon(manager: EntityManager, requestId: string): Promise<void> {
    return this.queue.enqueue(manager, QUEUE, { id: requestId }, { singletonKey: requestId });
  }
}
