import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/values/clock.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { languageAsked } from '../../platform/http/language/language.js';
import { visitorOf } from '../../platform/http/limits/rate-limit.rules.js';
import { RateLimits } from '../../platform/http/limits/rate-limits.js';
import { ACCOUNT_LIMITS } from './account-limits.js';
import { AccountMessages } from './account-messages.js';
import { assertUncommon } from '../passwords/common-passwords.js';
import type { ClientInfo } from '../client.js';
import { OpenSession, type SignedIn } from '../sign-in/open-session.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { UsersRepository } from '../users.repository.js';

export interface Registration {
  email: string;
  password: string;
  vacante_id?: string | null;
  /** Version of the privacy notice that the form showed. */
  aviso_version?: string | null;
  /** Code of the link by which they came. */
  canal?: string | null;
}

/**
 * Registers a candidate: one transaction writes account, session, verification e-mail and log entry. It depends on
 * the owner of each of them, and on the limit and the hash that come before.
 */
@Injectable()
export class RegisterAccount {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly hasher: PasswordHasher,
    private readonly limits: RateLimits,
    private readonly messages: AccountMessages,
    private readonly openSession: OpenSession,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /** @throws {DomainError} `email_taken` (the unique constraint decides races), `password_common`, `too_many_requests`. */
  async execute(
    { email, password, vacante_id = null, canal = null, aviso_version = null }: Registration,
    client: ClientInfo,
    replaced: Actor | null,
  ): Promise<SignedIn> {
    await this.limits.take(ACCOUNT_LIMITS.register, visitorOf(client.ip));
    if (await this.users.exists(this.dataSource.manager, email)) throw new DomainError('email_taken');
    await assertUncommon(password);
    const password_hash = await this.hasher.hash(password);
    return inRequestTransaction(this.dataSource, async (manager) => {
      const now = this.clock.now();
      const user = await this.users.insert(
        manager,
        {
          email,
          role: 'candidate',
          password_hash,
          idioma: languageAsked(),
          vacante_registro_id: vacante_id,
          canal_registro: canal,
          aviso_version,
          aviso_mostrado_at: aviso_version === null ? null : now,
        },
        now,
      );
      const signedIn = await this.openSession.execute(manager, user, client, replaced, 'password');
      await this.messages.write(manager, 'verificacion', user, { sessionId: signedIn.sessionId });
      await this.logs.record(manager, {
        actorId: user.id,
        action: 'auth.registered',
        details: 'Cuenta de candidato creada',
        level: 'success',
        entity: 'user',
        entityId: user.id,
      });
      return signedIn;
    });
  }
}
