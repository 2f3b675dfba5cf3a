import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/auth/actor.js';
import { commitFirst } from '../../../platform/database/transactions/request-transactions.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { AccountTokens } from '../../accounts/account-tokens.service.js';
import type { ClientInfo } from '../../client.js';
import { EmailVerification } from '../../accounts/email-verification.js';
import { KnownBrowsers } from '../known-browsers.js';
import { SetPassword } from '../../passwords/set-password.js';
import { OpenSession, type SignedIn } from '../open-session.js';
import { SecondFactorTickets } from '../../second-factor/second-factor-tickets.js';
import { SecondFactorsRepository } from '../../second-factor/second-factors.repository.js';
import type { User } from '../../user.entity.js';
import { mayEnterByLink } from './send-sign-in-link.js';

/** Signs in with an e-mailed link, in any browser. Opening it also verifies the address. */
@Injectable()
export class EnterByLink {
  constructor(
    private readonly tokens: AccountTokens,
    private readonly passwords: SetPassword,
    private readonly factors: SecondFactorsRepository,
    private readonly tickets: SecondFactorTickets,
    private readonly knownBrowsers: KnownBrowsers,
    private readonly verification: EmailVerification,
    private readonly openSession: OpenSession,
  ) {}

  /** The link is consumed at once. @throws {DomainError} `token_expired`, `second_factor_required`. */
  async execute(token: string, client: ClientInfo, replaced: Actor | null): Promise<SignedIn> {
    const found = await this.tokens.getValid(token, ['acceso']);
    const outcome = await this.tokens.redeem(found, ['acceso'], async (manager, user) => {
      if (!(await mayEnterByLink(manager, user, this.factors))) throw new DomainError('token_expired');
      if (!user.email_verified_at) await this.takeOver(manager, user, client);
      await this.verification.confirm(manager, user);
      // Returned, not thrown, so that the link stays consumed while the code is asked for.
      if (await this.factors.isActive(manager, user.id)) return this.tickets.demand(user);
      return this.openSession.signIn(manager, user, client, replaced, 'link');
    });
    if (outcome instanceof DomainError) {
      await commitFirst();
      throw outcome;
    }
    return outcome;
  }

  /**
   * Somebody else may have registered with this address: the owner of the mailbox gets the account; the password
   * and earlier sessions are invalidated. A browser that has signed in to the account counts as the owner's.
   */
  private async takeOver(manager: EntityManager, user: User, client: ClientInfo): Promise<void> {
    if (!this.knownBrowsers.knows(client.knownBrowser, user.id)) await this.passwords.remove(manager, user);
  }
}
