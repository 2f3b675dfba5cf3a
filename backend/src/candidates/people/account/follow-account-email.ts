import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountHooks, type ChangedEmail } from '../../../auth/account-hooks.js';

/** Updates a candidate's address with the account's, if they were equal. */
@Injectable()
export class FollowAccountEmail implements OnModuleInit {
  constructor(private readonly accounts: AccountHooks) {}

  onModuleInit(): void {
    this.accounts.onEmailChanged((manager, change) => this.follow(manager, change));
  }

  private async follow(manager: EntityManager, { userId, from, to }: ChangedEmail): Promise<void> {
    await manager.query(
      `UPDATE candidates SET email = $3, updated_at = now() WHERE user_id = $1 AND lower(trim(email)) = $2`,
      [userId, from, to],
    );
  }
}
