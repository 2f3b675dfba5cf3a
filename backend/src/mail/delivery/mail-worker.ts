import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inTransaction } from '../../platform/database/transactions/transaction.js';
import { Correo } from '../messages/correo.entity.js';
import { DeliverMessage } from './deliver-message.js';
import { DELIVERY_SETTINGS, type DeliverySettings } from './delivery-settings.js';
import { MailHooks } from '../mail-hooks.js';
import { MailJobs } from './mail-jobs.js';

/** Starts the workers once every module has registered its link makers and hooks. */
@Injectable()
export class MailWorker implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: MailJobs,
    private readonly deliver: DeliverMessage,
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
      const correo = await manager.findOneBy(Correo, { id });
      if (correo) await this.hooks.release(manager, correo);
    });
  }
}
