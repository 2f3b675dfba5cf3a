import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, MoreThan } from 'typeorm';
import { EmailChange } from './email-change.entity.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long the link to the new address is valid, and how long an objection blocks further changes. */
export const PENDING_MS = DAY_MS;
export const LOCK_MS = 7 * DAY_MS;

/** Queries on address changes. Lock the account before writing. */
@Injectable()
export class EmailChangesRepository {
  /** The one that waits to be confirmed. */
  findPending(manager: EntityManager, userId: string, now: Date): Promise<EmailChange | null> {
    return manager.findOneBy(EmailChange, {
      user_id: userId,
      confirmado_at: IsNull(),
      cancelado_at: IsNull(),
      expires_at: MoreThan(now),
    });
  }

  /** Locks the row until the transaction ends: a cancellation waits for an e-mail that is being sent. */
  async isPendingHeld(manager: EntityManager, id: string, now: Date): Promise<boolean> {
    const change = await manager.findOne(EmailChange, { where: { id }, lock: { mode: 'pessimistic_read' } });
    return change !== null && !change.confirmado_at && !change.cancelado_at && change.expires_at > now;
  }

  isLocked(manager: EntityManager, userId: string, now: Date): Promise<boolean> {
    const since = new Date(now.getTime() - LOCK_MS);
    return manager.existsBy(EmailChange, { user_id: userId, objetado_at: MoreThan(since) });
  }

  async insert(manager: EntityManager, change: Partial<EmailChange>): Promise<string> {
    const { identifiers } = await manager.insert(EmailChange, change);
    return String(identifiers[0]?.id);
  }

  /** True if there was one. */
  async cancelPending(manager: EntityManager, userId: string, now: Date): Promise<boolean> {
    const { affected } = await manager.update(
      EmailChange,
      { user_id: userId, confirmado_at: IsNull(), cancelado_at: IsNull() },
      { cancelado_at: now },
    );
    return (affected ?? 0) > 0;
  }
}
