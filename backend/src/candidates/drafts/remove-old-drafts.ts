import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/values/clock.js';
import { expiredBefore } from './draft-age.js';
import { DraftsRepository } from './drafts.repository.js';

const EVERY_MS = 60 * 60 * 1000;
const BATCH = 500;

/** Deletes abandoned drafts. Processes that run it at once take different rows. */
@Injectable()
export class RemoveOldDrafts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly drafts: DraftsRepository,
    private readonly clock: Clock,
  ) {}

  @Interval(EVERY_MS)
  async run(): Promise<void> {
    const before = expiredBefore(this.clock.now());
    while ((await this.drafts.removeExpired(this.dataSource.manager, before, BATCH)) === BATCH);
  }
}
