import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { AccountHooks } from '../account-hooks.js';
import { AccountTokens, type FoundToken } from './account-tokens.service.js';
import { afterVerification } from './account.rules.js';
import type { ClientInfo } from '../client.js';
import { EmailVerification } from './email-verification.js';
import { OpenSession, type SignedIn } from '../sign-in/open-session.js';
import { ProveOwner } from '../sign-in/prove-owner.js';
import { PasswordAttempts } from '../passwords/password-attempts.js';
import { SetPassword } from '../passwords/set-password.js';
import type { User } from '../user.entity.js';

export interface VerifyOrder {
  token: string;
  password?: string;
  new_password?: string;
}

/** `signedIn`: this browser has a new session. */
export type VerifyOutcome =
  | { status: 'password_required' }
  | { status: 'verified'; next: string; signedIn: SignedIn | null };

/**
 * Verifies an e-mail address with the token of its link. The requesting browser needs nothing else. Other browsers
 * also need the password, or a new one, and all other sessions end: an account registered with somebody else's
 * address goes to the owner of the mailbox.
 */
@Injectable()
export class VerifyEmail {
  constructor(
    private readonly tokens: AccountTokens,
    private readonly owner: ProveOwner,
    private readonly passwords: SetPassword,
    private readonly attempts: PasswordAttempts,
    private readonly verification: EmailVerification,
    private readonly openSession: OpenSession,
    private readonly hooks: AccountHooks,
  ) {}

  /** @throws {DomainError} `token_expired`, `validation_failed` (the new password), `too_many_requests`. */
  async execute(order: VerifyOrder, client: ClientInfo, actor: Actor | null): Promise<VerifyOutcome> {
    const token = await this.tokens.getValid(order.token, ['verificacion']);
    if (actor && actor.sessionId === token.session_id && actor.userId === token.user_id) {
      return this.verify(token, () => Promise.resolve(null));
    }
    if (order.new_password !== undefined)
      return this.withNewPassword(token, order.new_password, client, actor);
    if (order.password !== undefined) return this.withPassword(token, order.password, client, actor);
    return { status: 'password_required' };
  }

  private async withPassword(
    token: FoundToken,
    password: string,
    client: ClientInfo,
    actor: Actor | null,
  ): Promise<VerifyOutcome> {
    const { email, password_hash } = token.user;
    if (!(await this.owner.knowsPassword(token.user, { email, password }, client))) {
      return { status: 'password_required' };
    }
    return this.verify(token, async (manager, user) => {
      if (user.password_hash !== password_hash) throw new DomainError('token_expired');
      await this.passwords.endSessions(manager, user.id, 'verification');
      return this.openSession.execute(manager, user, client, actor, 'password');
    });
  }

  private async withNewPassword(
    token: FoundToken,
    password: string,
    client: ClientInfo,
    actor: Actor | null,
  ): Promise<VerifyOutcome> {
    const hash = await this.passwords.prepare(token.user.role, password, { field: 'new_password' });
    const outcome = await this.verify(token, async (manager, user) => {
      await this.passwords.write(manager, user, hash);
      return this.openSession.execute(manager, user, client, actor);
    });
    await this.attempts.forgive(token.user.email, client.ip);
    return outcome;
  }

  private async verify(
    token: FoundToken,
    proceed: (manager: EntityManager, user: User) => Promise<SignedIn | null>,
  ): Promise<VerifyOutcome> {
    const verified = await this.tokens.redeem(token, ['verificacion'], async (manager, user) => {
      const signedIn = await proceed(manager, user);
      await this.verification.confirm(manager, user);
      const { status } = await this.hooks.badges(manager, user.id);
      return { user, signedIn, hasApplied: status !== null };
    });
    const { user, signedIn, hasApplied } = verified;
    return { status: 'verified', next: afterVerification(user, hasApplied), signedIn };
  }
}
