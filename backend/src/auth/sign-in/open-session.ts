import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/values/clock.js';
import { SecondFactorTickets } from '../second-factor/second-factor-tickets.js';
import { SecondFactorsRepository } from '../second-factor/second-factors.repository.js';
import type { ClientInfo } from '../client.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { User } from '../user.entity.js';

/** A new session whose tokens have not been sent yet. */
export interface SignedIn {
  userId: string;
  sessionId: string;
  accessToken: string;
  refreshToken: string;
  expiresAt: Date;
}

/**
 * Opens a session for a browser or program, and ends the browser's previous one. Every sign-in uses it, so that
 * none bypasses the second factor.
 */
@Injectable()
export class OpenSession {
  constructor(
    private readonly sessions: SessionsService,
    private readonly repository: SessionsRepository,
    private readonly factors: SecondFactorsRepository,
    private readonly tickets: SecondFactorTickets,
    private readonly clock: Clock,
  ) {}

  /**
   * `proof`: what was checked in this transaction; none for a sign-in link.
   * @throws {DomainError} `second_factor_required`, unless a code was checked.
   */
  async execute(
    manager: EntityManager,
    user: User,
    client: ClientInfo,
    replaced: Actor | null,
    proof?: 'password' | 'code',
  ): Promise<SignedIn> {
    if (proof !== 'code' && (await this.factors.isActive(manager, user.id))) throw this.tickets.demand(user);
    if (replaced) await this.repository.end(manager, replaced.sessionId, 'replaced', this.clock.now());
    const tokens = await this.sessions.open(manager, user, client.userAgent, proof !== undefined);
    return { userId: user.id, ...tokens };
  }
}
