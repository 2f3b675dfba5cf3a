import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ConfigService } from '../../config/config.service.js';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/values/clock.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { deviceOf } from '../sign-in/device.rules.js';
import type { OwnSessionResponse } from './own-account.dto.js';
import { isLive } from '../sessions/session.rules.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';

/** A person's own sessions, of browsers and programs. */
@Injectable()
export class OwnSessions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionsRepository,
    private readonly config: ConfigService,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /** The current session first, then the most recently used. */
  async list({ userId, sessionId, role }: Actor): Promise<OwnSessionResponse[]> {
    const [rows, { session_timeout: idleMinutes }] = await Promise.all([
      this.sessions.listStanding(this.dataSource.manager, userId),
      this.config.get(),
    ]);
    const now = this.clock.now();
    return rows
      .filter((session) => isLive({ ...session, role }, now, idleMinutes))
      .map((session) => ({
        id: session.id,
        device: deviceOf(session.user_agent),
        created_at: session.created_at.toISOString(),
        last_seen_at: session.last_seen_at.toISOString(),
        current: session.id === sessionId,
      }))
      .sort((a, b) => Number(b.current) - Number(a.current));
  }

  /** Does nothing if it has ended. @throws {DomainError} `not_found` for other people's sessions. */
  async end({ userId }: Actor, id: string): Promise<void> {
    await inRequestTransaction(this.dataSource, async (manager) => {
      if (!(await this.sessions.belongsTo(manager, id, userId))) throw new DomainError('not_found');
      if (!(await this.sessions.end(manager, id, 'owner', this.clock.now()))) return;
      await this.log(manager, userId, 'auth.session_ended', 'Sesión cerrada desde la cuenta');
    });
  }

  async endOthers({ userId, sessionId }: Actor): Promise<void> {
    await inRequestTransaction(this.dataSource, async (manager) => {
      const order = { userId, except: sessionId, reason: 'owner' as const, now: this.clock.now() };
      await this.sessions.endAll(manager, order);
      await this.log(
        manager,
        userId,
        'auth.other_sessions_ended',
        'Las demás sesiones, cerradas desde la cuenta',
      );
    });
  }

  private log(manager: EntityManager, userId: string, action: string, details: string): Promise<void> {
    return this.logs.record(manager, { actorId: userId, action, details, entity: 'user', entityId: userId });
  }
}
