import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { ClientInfo } from '../client.js';
import { OpenSession, type SignedIn } from './open-session.js';
import { ProveOwner } from './prove-owner.js';
import { SecondStep } from '../second-factor/second-step.js';
import type { User } from '../user.entity.js';
import { UsersRepository } from '../users.repository.js';

/** Signs in with e-mail and password. */
@Injectable()
export class SignIn {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly owner: ProveOwner,
    private readonly openSession: OpenSession,
    private readonly secondStep: SecondStep,
    private readonly logs: LogsService,
  ) {}

  /**
   * `replaced`: the browser's previous session.
   * @throws {DomainError} `invalid_credentials`, alike and after the same work for an unknown or inactive account
   * and for a wrong password; `second_factor_required` when `code` is missing, `wrong_code` when it is wrong;
   * `too_many_requests`.
   */
  async execute(
    credentials: { email: string; password: string; code?: string },
    client: ClientInfo,
    replaced: Actor | null,
  ): Promise<SignedIn> {
    const { email, password, code } = credentials;
    const user = await this.users.findByEmail(this.dataSource.manager, email);
    const knows = await this.owner.knowsPassword(user, { email, password }, client);
    if (!user || !knows) {
      await this.logs.record(this.dataSource.manager, {
        actorId: null,
        action: 'auth.sign_in_failed',
        details: 'Intento de inicio de sesión fallido',
        level: 'warning',
        entity: 'user',
        entityId: user?.id,
      });
      throw new DomainError('invalid_credentials');
    }
    const withCode = code === undefined ? null : await this.secondStep.ifActive(user, code, client, replaced);
    return withCode ?? this.open(user, client, replaced);
  }

  private open(proven: User, client: ClientInfo, replaced: Actor | null): Promise<SignedIn> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const user = await this.users.lock(manager, proven.id);
      // Deactivated, or its password changed, during the check.
      if (!user?.activo || user.password_hash !== proven.password_hash) {
        throw new DomainError('invalid_credentials');
      }
      return this.openSession.signIn(manager, user, client, replaced, 'password');
    });
  }
}
