import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { lockAdmins } from '../administrators/ensure-admin.js';
import type { User } from '../user.entity.js';
import { UsersRepository } from '../users.repository.js';
import type { UserResponse } from './user.dto.js';
import { UsersAdmin } from './users-admin.service.js';

/**
 * What an administrator does with somebody else's account, one at a time in the whole installation: whoever acts is an
 * active administrator while it happens and cannot touch the own account, so that there is always one left.
 */
@Injectable()
export class AdministeredAccount {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly admin: UsersAdmin,
  ) {}

  /**
   * Runs `act` on the locked account and gives back how it stands afterwards.
   * @throws {DomainError} `forbidden` (no administrator any more), `user_not_found`, `own_account`.
   */
  change(
    actor: Actor,
    id: string,
    act: (manager: EntityManager, user: User) => Promise<void>,
  ): Promise<UserResponse> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      await this.assertAdmin(manager, actor);
      if (id === actor.userId) throw new DomainError('own_account');
      const user = await this.users.lock(manager, id);
      if (!user) throw new DomainError('user_not_found');
      await act(manager, user);
      return this.admin.response(manager, actor, id);
    });
  }

  /** From here to the end of the transaction nobody takes the role away. @throws {DomainError} `forbidden`. */
  async assertAdmin(manager: EntityManager, actor: Actor): Promise<void> {
    await lockAdmins(manager);
    const self = await this.users.findById(manager, actor.userId);
    if (!self?.activo || self.role !== 'admin') throw new DomainError('forbidden');
  }
}
