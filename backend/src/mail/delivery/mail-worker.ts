import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inTransaction } from '../../platform/database/transactions/transaction.js';
import { Email } from '../emails/email.entity.js';
import { DeliverEmail } from './deliver-email.js';
import { DELIVERY_SETTINGS, type DeliverySettings } from './delivery-settings.js';
import { MailHooks } from '../mail-hooks.js';
import { MailJobs } from './mail-jobs.js';

/** Starts the workers once every module has registered its link makers and hooks. */
@Injectable()
export class MailWorker implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: MailJobs,
    private readonly deliver: DeliverEmail,
    private readonly hooks: MailHooks,
    @Inject(DELIVERY_SETTINGS) private readonly settings: DeliverySettings,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.work(
      { deliver: (id) => this.deliver.execute(id), release: (id) => this.release(id) },
      this.settings,
    );
  }

  private release(id: string): Promise<void> {
    return inTransaction(this.dataSource, async (manager) => {
      const email = await manager.findOneBy(Email, { id });
      if (email) await this.hooks.release(manager, email);
    });
  }
}
