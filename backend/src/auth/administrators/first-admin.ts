import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/values/clock.js';
import { inTransaction } from '../../platform/database/transactions/transaction.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { AccountMessages } from '../accounts/account-messages.js';
import { ensureAdmin, lockAdmins } from './ensure-admin.js';
import { UsersRepository } from '../users.repository.js';

/** Invites the administrator of ADMIN_EMAIL when there is none; once, even when several processes boot. */
@Injectable()
export class FirstAdmin implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly messages: AccountMessages,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const email = this.environment.adminEmail;
    if (!email) return;
    await inTransaction(this.dataSource, async (manager) => {
      await lockAdmins(manager);
      if (await this.users.existsActiveAdmin(manager)) return;
      const user = await ensureAdmin(manager, { email }, this.clock.now());
      await this.messages.write(manager, 'invitacion', user);
    });
  }
}
