import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/values/clock.js';
import { inTransaction } from '../../platform/database/transactions/transaction.js';
import { SessionsRepository } from './sessions.repository.js';

/** Ends single sessions and logs each. */
@Injectable()
export class EndSessions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionsRepository,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  signOut({ sessionId, userId }: Actor): Promise<void> {
    return inTransaction(this.dataSource, async (manager) => {
      if (!(await this.sessions.end(manager, sessionId, 'sign_out', this.clock.now()))) return;
      await this.logs.record(manager, {
        actorId: userId,
        action: 'auth.sign_out',
        details: 'Sesión cerrada',
        entity: 'user',
        entityId: userId,
      });
    });
  }

  /** A used refresh token was presented again: it may be stolen, so the whole session ends (RFC 9700, 4.14.2). */
  afterReuse(sessionId: string, userId: string): Promise<void> {
    return inTransaction(this.dataSource, async (manager) => {
      if (!(await this.sessions.end(manager, sessionId, 'reuse', this.clock.now()))) return;
      await this.logs.record(manager, {
        actorId: null,
        action: 'auth.session_reused',
        details: 'Sesión cerrada: se presentó un token de renovación ya usado',
        level: 'warning',
        entity: 'user',
        entityId: userId,
      });
    });
  }
}
