import { Inject, Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { DELIVERY_SETTINGS, type DeliverySettings } from './delivery-settings.js';
import { MailJobs } from './mail-jobs.js';
import { DeliveryRepository } from './delivery.repository.js';

const EVERY_MS = 60_000;

/** Creates a job for messages that lost theirs: after a restore or an emptied queue. */
@Injectable()
export class MailSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: DeliveryRepository,
    private readonly jobs: MailJobs,
    @Inject(DELIVERY_SETTINGS) private readonly settings: DeliverySettings,
  ) {}

  /** How many messages it found. */
  @Interval(EVERY_MS)
  async sweep(): Promise<number> {
    const { sweepAfterMs, sweepLimit } = this.settings;
    const ids = await this.outbox.overdue(this.dataSource.manager, sweepAfterMs, sweepLimit);
    await this.jobs.deliverNow(this.dataSource.manager, ids);
    return ids.length;
  }
}
