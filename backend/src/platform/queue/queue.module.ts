import { Module } from '@nestjs/common';
import { QueueService } from './queue.service.js';

/** Jobs in the product's database. It knows no feature: each defines its queue and registers its handler. */
@Module({ providers: [QueueService], exports: [QueueService] })
export class QueueModule {}
