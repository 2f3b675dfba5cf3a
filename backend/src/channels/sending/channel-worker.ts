import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { FetchMedia } from '../receiving/fetch-media.js';
import { ChannelDeliveries } from './channel-deliveries.js';
import { ChannelJobs } from './channel-jobs.js';
import { SendChannelMessage } from './send-channel-message.js';

const EVERY_MS = 5000;

/** Runs the jobs of channels, and gives one to whatever is due without: after a wait, a crash or a restore. */
@Injectable()
export class ChannelWorker implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly deliveries: ChannelDeliveries,
    private readonly send: SendChannelMessage,
    private readonly fetch: FetchMedia,
    private readonly jobs: ChannelJobs,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.work({ send: (id) => this.send.execute(id), fetch: (id) => this.fetch.execute(id) });
  }

  @Interval(EVERY_MS)
  async handOut(): Promise<void> {
    const { manager } = this.dataSource;
    await this.jobs.sendNow(manager, await this.deliveries.listDue(manager));
    await this.jobs.fetchNow(manager, await this.fetch.listDue());
  }
}
