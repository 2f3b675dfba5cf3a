import type { Role } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, LessThanOrEqual, Not } from 'typeorm';
import { Session } from './session.entity.js';
import type { RefreshHashes, SessionTimes } from './session.rules.js';

export type EndReason = 'sign_out' | 'replaced' | 'reuse' | 'password' | 'verification' | 'role';

/** A session that nobody has ended, of an active account. */
export interface StandingSession extends SessionTimes, RefreshHashes {
  id: string;
  user_id: string;
  role: Role;
}

export interface Rotation {
  from: string;
  to: string;
  now: Date;
  expiresAt: Date;
}

/** Queries on sessions. */
@Injectable()
export class SessionsRepository {
  async insert(manager: EntityManager, session: Partial<Session>): Promise<void> {
    await manager.insert(Session, session);
  }

  /** By primary keys; one query for every request of a signed-in person. */
  async findStanding(manager: EntityManager, id: string): Promise<StandingSession | null> {
    const [row] = await manager.query<StandingSession[]>(
      `SELECT s.id, s.user_id, u.role, s.created_at, s.last_seen_at, s.expires_at,
              s.refresh_hash, s.previous_hash, s.rotated_at
       FROM sessions s JOIN users u ON u.id = s.user_id
       WHERE s.id = $1 AND s.revoked_at IS NULL AND u.activo`,
      [id],
    );
    return row ?? null;
  }

  /** True for the one caller whose token was still the current one. */
  async rotate(manager: EntityManager, id: string, { from, to, now, expiresAt }: Rotation): Promise<boolean> {
    const { affected } = await manager.update(
      Session,
      { id, refresh_hash: from, revoked_at: IsNull() },
      { refresh_hash: to, previous_hash: from, rotated_at: now, expires_at: expiresAt },
    );
    return affected === 1;
  }

  /** Writes activity down, unless another request has just done so. */
  async touch(manager: EntityManager, id: string, now: Date, unlessAfter: Date): Promise<void> {
    const criteria = { id, last_seen_at: LessThanOrEqual(unlessAfter) };
    await manager.update(Session, criteria, { last_seen_at: now });
  }

  /** True if it was standing. */
  async end(manager: EntityManager, id: string, reason: EndReason, now: Date): Promise<boolean> {
    const { affected } = await manager.update(
      Session,
      { id, revoked_at: IsNull() },
      { revoked_at: now, revoked_reason: reason },
    );
    return affected === 1;
  }

  /** Ends every session of the account, but for `except`. */
  async endAll(
    manager: EntityManager,
    { userId, except, reason, now }: { userId: string; except?: string; reason: EndReason; now: Date },
  ): Promise<void> {
    await manager.update(
      Session,
      { user_id: userId, revoked_at: IsNull(), ...(except ? { id: Not(except) } : {}) },
      { revoked_at: now, revoked_reason: reason },
    );
  }
}
