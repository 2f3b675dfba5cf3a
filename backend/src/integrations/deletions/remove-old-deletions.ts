import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../../platform/values/clock.js';
import { DELETIONS_KEPT_DAYS, DeletionsRepository } from './deletions.repository.js';

const HOUR_MS = 60 * 60 * 1000;
const BATCH = 1000;
/** Of one look; what is left goes at the next. */
const BATCHES = 20;

/** Removes the ids of what has been gone for long. Two processes at once remove what the other left. */
@Injectable()
export class RemoveOldDeletions {
  constructor(
    private readonly deletions: DeletionsRepository,
    private readonly clock: Clock,
  ) {}

  /** How many it removed. */
  @Interval(HOUR_MS)
  async run(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - DELETIONS_KEPT_DAYS * 24 * HOUR_MS);
    let removed = 0;
    for (let batch = 0; batch < BATCHES; batch++) {
      const some = await this.deletions.removeBefore(before, BATCH);
      removed += some;
      if (some < BATCH) break;
    }
    return removed;
  }
}
