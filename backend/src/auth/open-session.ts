import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../platform/auth/actor.js';
import { Clock } from '../platform/clock.js';
import type { ClientInfo } from './client.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';
import type { User } from './user.entity.js';

/** A session that has just been opened, whose tokens its holder has yet to be given. */
export interface SignedIn {
  userId: string;
  sessionId: string;
  accessToken: string;
  refreshToken: string;
  expiresAt: Date;
}

/** Opens a session for a browser or program, and ends the one that the same browser had. */
@Injectable()
export class OpenSession {
  constructor(
    private readonly sessions: SessionsService,
    private readonly repository: SessionsRepository,
    private readonly clock: Clock,
  ) {}

  async execute(
    manager: EntityManager,
    user: User,
    client: ClientInfo,
    replaced: Actor | null,
  ): Promise<SignedIn> {
    if (replaced) await this.repository.end(manager, replaced.sessionId, 'replaced', this.clock.now());
    const tokens = await this.sessions.open(manager, user, client.userAgent);
    return { userId: user.id, ...tokens };
  }
}
