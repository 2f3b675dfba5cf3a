import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/values/clock.js';
import { SecondFactorTickets } from '../second-factor/second-factor-tickets.js';
import { SecondFactorsRepository } from '../second-factor/second-factors.repository.js';
import type { ClientInfo } from '../client.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { User } from '../user.entity.js';
import { UsersRepository } from '../users.repository.js';

/** A new session whose tokens have not been sent yet. */
export interface SignedIn {
  userId: string;
  sessionId: string;
  accessToken: string;
  refreshToken: string;
  expiresAt: Date;
}

/** The ways to sign in: what each proves, and its log entry. */
const SIGN_IN = {
  password: { proof: 'password', action: 'auth.sign_in', details: 'Inicio de sesión', level: 'success' },
  link: {
    proof: undefined,
    action: 'auth.sign_in_link',
    details: 'Inicio de sesión con un enlace por correo',
    level: 'success',
  },
  provider: {
    proof: undefined,
    action: 'auth.sign_in_oidc',
    details: 'Inicio de sesión con el proveedor de identidad',
    level: 'success',
  },
  providerTwoFactors: {
    proof: 'code',
    action: 'auth.sign_in_oidc',
    details: 'Inicio de sesión con el proveedor de identidad, con dos factores',
    level: 'success',
  },
  passkey: {
    proof: 'code',
    action: 'auth.sign_in_passkey',
    details: 'Inicio de sesión con una llave de acceso',
    level: 'success',
  },
  app: {
    proof: 'code',
    action: 'auth.sign_in',
    details: 'Inicio de sesión con verificación en dos pasos',
    level: 'success',
  },
  recovery: {
    proof: 'code',
    action: 'auth.sign_in_recovery',
    details: 'Inicio de sesión con un código de recuperación',
    level: 'warning',
  },
} as const;

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
    private readonly users: UsersRepository,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /** Like `execute`, for a user who signs in: also writes `last_sign_in_at` and the log entry. */
  async signIn(
    manager: EntityManager,
    user: User,
    client: ClientInfo,
    replaced: Actor | null,
    way: keyof typeof SIGN_IN,
  ): Promise<SignedIn> {
    const { proof, ...entry } = SIGN_IN[way];
    const now = this.clock.now();
    await this.users.update(manager, user.id, { last_sign_in_at: now }, now);
    const signedIn = await this.execute(manager, user, client, replaced, proof);
    await this.logs.record(manager, { actorId: user.id, ...entry, entity: 'user', entityId: user.id });
    return signedIn;
  }

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
