import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource, LessThanOrEqual } from 'typeorm';
import { Clock } from '../../../platform/values/clock.js';
import { BlockedProof } from '../erased.entity.js';
import { ErasureRequest } from './erasure-request.entity.js';

const EVERY_MS = 60 * 60 * 1000;

/** Deletes unconfirmed requests and expired proofs. Safe to run in several processes. */
@Injectable()
export class RemoveEnded {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Interval(EVERY_MS)
  async run(): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.manager.delete(ErasureRequest, { caduca_at: LessThanOrEqual(now) });
    await this.dataSource.manager.delete(BlockedProof, { destruir_at: LessThanOrEqual(now) });
  }
}
