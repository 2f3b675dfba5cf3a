import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountHooks, type ChangedEmail } from '../../../auth/account-hooks.js';

/** What a verified or changed e-mail of an account means for candidates. */
@Injectable()
export class AccountChanges implements OnModuleInit {
  constructor(private readonly accounts: AccountHooks) {}

  onModuleInit(): void {
    this.accounts.onEmailVerified((manager, user) => this.attach(manager, user.id, user.email_normalizado));
    this.accounts.onEmailChanged((manager, change) => this.follow(manager, change));
  }

  /**
   * Gives an ownerless candidate (imported, or created by HR) to the account with the same e-mail, once that is
   * verified. An account that has already applied keeps its own record.
   */
  private async attach(manager: EntityManager, userId: string, email: string): Promise<void> {
    await manager.query(
      `UPDATE candidates SET user_id = $1, updated_at = now()
       WHERE id = (
         SELECT id FROM candidates WHERE user_id IS NULL AND deleted_at IS NULL AND lower(email) = $2
         ORDER BY fecha_aplicacion DESC LIMIT 1 FOR UPDATE
       ) AND NOT EXISTS (SELECT 1 FROM candidates WHERE user_id = $1)`,
      [userId, email],
    );
  }

  /** Updates a candidate's address with the account's, if they were equal. */
  private async follow(manager: EntityManager, { userId, from, to }: ChangedEmail): Promise<void> {
    await manager.query(
      `UPDATE candidates SET email = $3, updated_at = now() WHERE user_id = $1 AND lower(trim(email)) = $2`,
      [userId, from, to],
    );
  }
}
