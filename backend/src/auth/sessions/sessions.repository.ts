import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, LessThanOrEqual, Not } from 'typeorm';
import { AccountHooks } from '../account-hooks.js';
import { Session } from './session.entity.js';

export type EndReason =
  | 'sign_out'
  | 'replaced'
  | 'reuse'
  | 'password'
  | 'verification'
  | 'role'
  | 'owner'
  | 'email'
  // The second factor was switched on: they were opened without it.
  | 'second_factor'
  // The identity provider said that it is over.
  | 'provider'
  // The passkey that opened it was removed.
  | 'passkey'
  // Ended by an administrator, alone or with the whole account.
  | 'admin'
  | 'inactive';

export interface Rotation {
  from: string;
  to: string;
  now: Date;
  expiresAt: Date;
}

/** What its owner is told of a session. */
export type OwnSessionRow = Pick<Session, 'id' | 'user_agent' | 'created_at' | 'last_seen_at' | 'expires_at'>;

/** Its owner closed it, here or at the provider. The others pass over to a new session of the same browser. */
const CLOSED: ReadonlySet<EndReason> = new Set(['owner', 'sign_out', 'provider', 'passkey']);

/** Far more than anybody has. */
const MAX_LISTED = 100;

/** Queries on sessions. */
@Injectable()
export class SessionsRepository {
  constructor(private readonly hooks: AccountHooks) {}

  async insert(manager: EntityManager, session: Partial<Session>): Promise<void> {
    await manager.insert(Session, session);
  }

  /** The account's sessions that were not ended, the most recently used first. */
  listStanding(manager: EntityManager, userId: string): Promise<OwnSessionRow[]> {
    return manager.find(Session, {
      select: { id: true, user_agent: true, created_at: true, last_seen_at: true, expires_at: true },
      where: { user_id: userId, revoked_at: IsNull() },
      order: { last_seen_at: 'DESC', id: 'ASC' },
      take: MAX_LISTED,
    });
  }

  belongsTo(manager: EntityManager, id: string, userId: string): Promise<boolean> {
    return manager.existsBy(Session, { id, user_id: userId });
  }

  /** True for the one caller whose token was still current. */
  async rotate(manager: EntityManager, id: string, { from, to, now, expiresAt }: Rotation): Promise<boolean> {
    const { affected } = await manager.update(
      Session,
      { id, refresh_hash: from, revoked_at: IsNull() },
      { refresh_hash: to, previous_hash: from, rotated_at: now, expires_at: expiresAt },
    );
    return affected === 1;
  }

  /** True if it was standing. */
  async prove(manager: EntityManager, id: string, now: Date): Promise<boolean> {
    const { affected } = await manager.update(Session, { id, revoked_at: IsNull() }, { proven_at: now });
    return affected === 1;
  }

  /** Stores the activity, unless another request has just done so. */
  async touch(manager: EntityManager, id: string, now: Date, unlessAfter: Date): Promise<void> {
    const earlier = { id, last_seen_at: LessThanOrEqual(unlessAfter) };
    await manager.update(Session, earlier, { last_seen_at: now });
  }

  /** True if it is standing, and nobody ends it before this transaction does. */
  async hold(manager: EntityManager, id: string): Promise<boolean> {
    const lock = { mode: 'pessimistic_read' } as const;
    return (await manager.findOne(Session, { where: { id, revoked_at: IsNull() }, lock })) !== null;
  }

  /** True if it was standing. */
  async end(manager: EntityManager, id: string, reason: EndReason, now: Date): Promise<boolean> {
    const { affected } = await manager.update(
      Session,
      { id, revoked_at: IsNull() },
      { revoked_at: now, revoked_reason: reason },
    );
    const ended = affected === 1;
    if (ended && CLOSED.has(reason)) await this.hooks.sessionsEnded(manager, { sessionId: id });
    return ended;
  }

  /** Ends what a passkey of the account opened, except `except`. */
  async endOpenedBy(
    manager: EntityManager,
    passkeyId: string,
    { userId, except, now }: { userId: string; except: string; now: Date },
  ): Promise<void> {
    const open = await manager.find(Session, {
      select: { id: true },
      where: { llave_acceso_id: passkeyId, user_id: userId, revoked_at: IsNull(), id: Not(except) },
    });
    for (const { id } of open) await this.end(manager, id, 'passkey', now);
  }

  /** Ends every session of the account except `except`. */
  async endAll(
    manager: EntityManager,
    { userId, except, reason, now }: { userId: string; except?: string; reason: EndReason; now: Date },
  ): Promise<void> {
    await manager.update(
      Session,
      { user_id: userId, revoked_at: IsNull(), ...(except ? { id: Not(except) } : {}) },
      { revoked_at: now, revoked_reason: reason },
    );
    await this.hooks.sessionsEnded(manager, { userId, except });
  }
}
