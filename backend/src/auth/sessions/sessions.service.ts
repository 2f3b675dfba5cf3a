import type { Role } from '@hiring/contract';
import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { ConfigService } from '../../config/config.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import type { Proof } from '../../platform/auth/recent-proof.js';
import { permissionsOf } from '../../platform/auth/permissions.js';
import { Clock } from '../../platform/values/clock.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { AccessTokens } from './access-tokens.js';
import { derivedKey } from '../../platform/http/limits/derived-key.js';
import { EndSessions } from './end-sessions.js';
import { mustEnrol, WHILE_ENROLLING } from '../second-factor/enrolment.rules.js';
import {
  hashToken,
  newRefreshToken,
  sessionOfRefreshToken,
  successorOf,
  wasIssued,
} from '../../platform/secrets/secret-token.js';
import type { SessionTokens } from './session-cookies.js';
import { isLive, judgeRefresh, sessionEnd, touchedSince } from './session.rules.js';
import { type Rotation, SessionsRepository } from './sessions.repository.js';
import { findStanding, type StandingSession } from './standing-sessions.js';
import type { AccessClaims } from './access-tokens.js';

/**
 * `reused`: a used token was presented and the whole session was ended. `ended`: the session does not exist any
 * more, or the token is not one of its.
 */
export type RefreshOutcome =
  | { kind: 'renewed'; actor: Actor; tokens: SessionTokens }
  | { kind: 'reused' }
  | { kind: 'ended' };

/** Opens and recognises sessions and renews their tokens. */
@Injectable()
export class SessionsService {
  private readonly refreshKey: Buffer;

  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionsRepository,
    private readonly ending: EndSessions,
    private readonly accessTokens: AccessTokens,
    private readonly config: ConfigService,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    this.refreshKey = derivedKey(environment.sessionSecret, 'refresh-token');
  }

  /** Opens a session in the caller's transaction; its tokens are valid once that commits. `proven`: by password or code, not by a link. */
  async open(
    manager: EntityManager,
    user: { id: string; role: Role },
    userAgent: string | null,
    proven: boolean,
  ): Promise<SessionTokens & { sessionId: string; refreshToken: string }> {
    const now = this.clock.now();
    const sessionId = randomUUID();
    const refreshToken = newRefreshToken(sessionId, this.refreshKey);
    const expiresAt = sessionEnd(user.role, now, now);
    await this.sessions.insert(manager, {
      id: sessionId,
      user_id: user.id,
      refresh_hash: hashToken(refreshToken),
      rotated_at: now,
      last_seen_at: now,
      proven_at: proven ? now : null,
      expires_at: expiresAt,
      user_agent: userAgent,
      created_at: now,
    });
    const accessToken = this.accessTokens.sign({ userId: user.id, sessionId });
    return { sessionId, accessToken, refreshToken, expiresAt };
  }

  /** The current actor of a valid access token; null when the session has ended. */
  async recognise(claims: AccessClaims, active: boolean): Promise<Actor | null> {
    const session = await this.findLive(claims.sessionId);
    if (session?.user_id !== claims.userId) return null;
    if (active) await this.touch(session);
    return this.toActor(session);
  }

  /**
   * Nobody ends it before this transaction does.
   * @throws {DomainError} `unauthenticated` when somebody has.
   */
  async hold(manager: EntityManager, sessionId: string): Promise<void> {
    if (!(await this.sessions.hold(manager, sessionId))) throw new DomainError('unauthenticated');
  }

  /** Exchanges a refresh token. Only one of several concurrent requests rotates it. */
  async refresh(token: string, active: boolean): Promise<RefreshOutcome> {
    const sessionId = sessionOfRefreshToken(token);
    if (!sessionId) return { kind: 'ended' };
    for (;;) {
      const session = await this.findLive(sessionId);
      if (!session) return { kind: 'ended' };
      const now = this.clock.now();
      const presented = hashToken(token);
      const issued = wasIssued(token, this.refreshKey);
      const verdict = judgeRefresh(session, { hash: presented, issued }, now);
      // Otherwise anybody who knows a session's id could end it.
      if (verdict === 'unknown') return { kind: 'ended' };
      if (verdict === 'reused') {
        await this.ending.afterReuse(sessionId, session.user_id);
        return { kind: 'reused' };
      }
      const next = successorOf(token, this.refreshKey);
      const nextHash = hashToken(next);
      const renewed =
        verdict === 'previous' || (await this.rotate(session, { from: presented, to: nextHash, now }));
      // A concurrent request rotated or ended the session: read its result.
      if (!renewed) continue;
      if (active) await this.touch(session);
      // The previous token gets the same successor, as long as that is still current.
      const refreshToken = verdict === 'current' || nextHash === session.refresh_hash ? next : null;
      return {
        kind: 'renewed',
        actor: await this.toActor(session),
        tokens: this.renewed(session, refreshToken),
      };
    }
  }

  /** False when the session has another token, or was ended, meanwhile. */
  private async rotate(
    session: StandingSession,
    change: Pick<Rotation, 'from' | 'to' | 'now'>,
  ): Promise<boolean> {
    const expiresAt = sessionEnd(session.role, session.created_at, change.now);
    session.expires_at = expiresAt;
    return this.sessions.rotate(this.dataSource.manager, session.id, { ...change, expiresAt });
  }

  private renewed(session: StandingSession, refreshToken: string | null): SessionTokens {
    const claims = { userId: session.user_id, sessionId: session.id };
    return { accessToken: this.accessTokens.sign(claims), refreshToken, expiresAt: session.expires_at };
  }

  private async findLive(sessionId: string): Promise<StandingSession | null> {
    const [session, { session_timeout: idleMinutes }] = await Promise.all([
      findStanding(this.dataSource, sessionId),
      this.config.get(),
    ]);
    return session && isLive(session, this.clock.now(), idleMinutes) ? session : null;
  }

  /** The second-factor setting also applies to sessions that were already open. */
  private async toActor(session: StandingSession): Promise<Actor> {
    const { user_id: userId, id: sessionId, role, has_second_factor, doble_factor, proven_at: at } = session;
    const proof: Proof = { at, by: has_second_factor ? 'code' : 'password' };
    const enrolling = mustEnrol(role, await this.config.get(), has_second_factor || doble_factor);
    return enrolling
      ? { userId, sessionId, role, permissions: WHILE_ENROLLING, enrolling }
      : { userId, sessionId, role, permissions: permissionsOf(role), proof };
  }

  private async touch(session: StandingSession): Promise<void> {
    const now = this.clock.now();
    const unlessAfter = touchedSince(now);
    if (session.last_seen_at > unlessAfter) return;
    await this.sessions.touch(this.dataSource.manager, session.id, now, unlessAfter);
  }
}
