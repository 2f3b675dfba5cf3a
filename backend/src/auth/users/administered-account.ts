import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { lockAdmins } from '../administrators/ensure-admin.js';
import { User } from '../user.entity.js';
import { UsersRepository } from '../users.repository.js';
import type { UserResponse } from './user.dto.js';
import { UsersAdmin } from './users-admin.service.js';

/**
 * Changes of other people's accounts by an administrator, serialised across the installation. The actor must be an
 * active administrator throughout and cannot change the own account, so that one always remains.
 */
@Injectable()
export class AdministeredAccount {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly admin: UsersAdmin,
  ) {}

  /**
   * Runs `act` on the locked account and returns its new state.
   * @throws {DomainError} `forbidden` (no longer an administrator), `user_not_found`, `own_account`.
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

  /** Locks the actor's role until the transaction ends. @throws {DomainError} `forbidden`. */
  async assertAdmin(manager: EntityManager, actor: Actor): Promise<void> {
    await lockAdmins(manager);
    const self = await manager.findOneBy(User, { id: actor.userId });
    if (!self?.activo || self.role !== 'admin') throw new DomainError('forbidden');
  }
}
