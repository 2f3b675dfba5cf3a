import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource, LessThanOrEqual } from 'typeorm';
import { Clock } from '../../../platform/values/clock.js';
import { BlockedProof } from '../erased.entity.js';
import { ErasureRequest } from './erasure-request.entity.js';

const EVERY_MS = 60 * 60 * 1000;

/** Removes requests that nobody confirmed, and destroys proofs whose time has come. Any number of processes may tick. */
@Injectable()
export class RemoveEnded {
  private readonly logger = new Logger('privacy');

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Interval(EVERY_MS)
  async tick(): Promise<void> {
    try {
      await this.run();
    } catch (error) {
      this.logger.error('what has ended was not removed', error instanceof Error ? error.stack : error);
    }
  }

  async run(): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.manager.delete(ErasureRequest, { caduca_at: LessThanOrEqual(now) });
    await this.dataSource.manager.delete(BlockedProof, { destruir_at: LessThanOrEqual(now) });
  }
}
