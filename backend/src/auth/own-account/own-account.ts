import type { SiteLanguage } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ConfigService } from '../../config/config.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { UsersRepository } from '../users.repository.js';
import { inLanguageAsked } from '../../platform/http/language/language.js';
import { Clock } from '../../platform/values/clock.js';
import { EmailChangesRepository } from '../email-change/email-changes.repository.js';
import type { OwnAccountResponse } from './own-account.dto.js';
import { OwnSessions } from './own-sessions.js';
import { getOwnUser } from './own-user.js';
import { passwordPolicy, sayPolicy } from '../passwords/password.rules.js';
import { SecondFactorsRepository } from '../second-factor/second-factors.repository.js';

/** What the account page shows. */
@Injectable()
export class OwnAccount {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly changes: EmailChangesRepository,
    private readonly factors: SecondFactorsRepository,
    private readonly sessions: OwnSessions,
    private readonly config: ConfigService,
    private readonly clock: Clock,
  ) {}

  async get(actor: Actor): Promise<OwnAccountResponse> {
    const { manager } = this.dataSource;
    const [user, config, pending, twoFactor, codes, sessions] = await Promise.all([
      getOwnUser(manager, actor.userId),
      this.config.get(),
      this.changes.findPending(manager, actor.userId, this.clock.now()),
      this.factors.isActive(manager, actor.userId),
      this.factors.countRecoveryCodes(manager, actor.userId),
      this.sessions.list(actor),
    ]);
    return {
      email: user.email,
      email_verified: user.email_verified_at !== null,
      has_password: user.password_hash !== null,
      idioma: user.idioma,
      password_rules: inLanguageAsked(() => sayPolicy(passwordPolicy(user.role, config))),
      pending_email: pending && {
        email: pending.email_nuevo,
        expires_at: pending.expires_at.toISOString(),
      },
      two_factor: twoFactor,
      recovery_codes: codes,
      sessions,
    };
  }

  /** Choosing the current language again changes nothing. */
  async setLanguage(actor: Actor, idioma: SiteLanguage): Promise<void> {
    await inRequestTransaction(this.dataSource, (manager) =>
      this.users.update(manager, actor.userId, { idioma }, this.clock.now()),
    );
  }
}
