import { Module } from '@nestjs/common';
import { QueueService } from './queue.service.js';

/** Jobs on the product's database. Knows no feature: each defines its queue and gives its handler. */
@Module({ providers: [QueueService], exports: [QueueService] })
export class QueueModule {}
