import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountHooks } from '../../../auth/account-hooks.js';
import { ProveOwner } from '../../../auth/sign-in/prove-owner.js';
import { User } from '../../../auth/user.entity.js';
import { LogsService } from '../../../logs/logs.service.js';
import { MailService } from '../../../mail/emails/mail.service.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/values/clock.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { causeOf } from './erasure-links.js';
import { ErasureRequest } from './erasure-request.entity.js';
import { CONFIRM_WITHIN_MS } from './erasure.rules.js';
import { type ErasureState, toErasureState } from '../../privacy.dto.js';
import { PrivacyLimits } from '../../privacy-limits.js';
import { lockRow } from '../../../platform/database/lock-row.js';

/** Asking for the erasure of one's account, and taking that back. Nothing is erased before the link is followed. */
@Injectable()
export class ErasureRequests implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly owner: ProveOwner,
    private readonly limits: PrivacyLimits,
    private readonly mail: MailService,
    private readonly logs: LogsService,
    private readonly clock: Clock,
    private readonly accounts: AccountHooks,
  ) {}

  /** Whoever had the account before its owner recovered it may have asked, and has the link in a mailbox of their own. */
  onModuleInit(): void {
    this.accounts.onSessionsEnded(async (manager, ended) => {
      if ('userId' in ended) await manager.delete(ErasureRequest, { user_id: ended.userId });
    });
    this.accounts.onEmailChanged(async (manager, { userId }) => {
      await manager.delete(ErasureRequest, { user_id: userId });
    });
  }

  /** The state of the signed-in person's request, and the actions that are allowed. */
  async state(userId: string): Promise<ErasureState> {
    const { manager } = this.dataSource;
    const user = await manager.findOneBy(User, { id: userId });
    if (!user) throw new DomainError('unauthenticated');
    const request = await manager.findOneBy(ErasureRequest, { user_id: userId });
    return toErasureState(user, request, this.clock.now());
  }

  /**
   * Sends the link. A request that waits already is replaced: only the newest link works.
   * @throws {DomainError} `erasure_of_staff`, `wrong_password`, `too_many_requests`.
   */
  async ask(actor: Actor, password: string): Promise<ErasureState> {
    if (actor.role !== 'candidate') throw new DomainError('erasure_of_staff');
    await this.owner.proveIfAny(actor, password);
    await this.limits.takeErasure(actor.userId);
    return inRequestTransaction(this.dataSource, async (manager) => {
      const user = await this.lock(manager, actor.userId);
      // The role may have changed since the session began.
      if (user.role !== 'candidate') throw new DomainError('erasure_of_staff');
      await manager.delete(ErasureRequest, { user_id: user.id });
      const now = this.clock.now();
      const request = await manager.save(
        manager.create(ErasureRequest, {
          user_id: user.id,
          created_at: now,
          caduca_at: new Date(now.getTime() + CONFIRM_WITHIN_MS),
        }),
      );
      await this.mail.write(manager, {
        causa: causeOf(request.id),
        plantilla: 'borrado_confirmar',
        destinatario: user.email,
        datos: user.nombre ? { nombre: user.nombre } : {},
        user_id: user.id,
      });
      await this.note(manager, user.id, 'privacy.erasure_requested', 'Borrado de la cuenta solicitado');
      return toErasureState(user, request, now);
    });
  }

  /** Without a request nothing happens. */
  async cancel(actor: Actor): Promise<ErasureState> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const user = await this.lock(manager, actor.userId);
      const { affected } = await manager.delete(ErasureRequest, { user_id: user.id });
      if (affected)
        await this.note(manager, user.id, 'privacy.erasure_cancelled', 'Borrado de la cuenta cancelado');
      return toErasureState(user, null, this.clock.now());
    });
  }

  /** Asking, cancelling and confirming take turns on the account's row. */
  private async lock(manager: EntityManager, id: string): Promise<User> {
    return lockRow(manager, User, { id }, 'unauthenticated');
  }

  private note(manager: EntityManager, userId: string, action: string, details: string): Promise<void> {
    return this.logs.record(manager, { actorId: userId, action, details, entity: 'user', entityId: userId });
  }
}
