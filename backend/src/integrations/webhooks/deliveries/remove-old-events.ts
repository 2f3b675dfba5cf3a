import { WEBHOOK_LIMITS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/values/clock.js';
import { DeliveriesRepository } from './deliveries.repository.js';

const HOUR_MS = 60 * 60 * 1000;
const BATCH = 1000;
/** Of one look; what is left goes at the next. */
const BATCHES = 20;

/** Removes what happened more than 30 days ago, with its deliveries. Two processes at once remove what the other left. */
@Injectable()
export class RemoveOldEvents {
  constructor(
    private readonly dataSource: DataSource,
    private readonly deliveries: DeliveriesRepository,
    private readonly clock: Clock,
  ) {}

  /** How many it removed. */
  @Interval(HOUR_MS)
  async run(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - WEBHOOK_LIMITS.conservarDias * 24 * HOUR_MS);
    let removed = 0;
    for (let batch = 0; batch < BATCHES; batch++) {
      const some = await this.deliveries.removeBefore(this.dataSource.manager, before, BATCH);
      removed += some;
      if (some < BATCH) break;
    }
    return removed;
  }
}
