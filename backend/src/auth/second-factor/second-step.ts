import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type Repository } from 'typeorm';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { ClientInfo } from '../client.js';
import { KnownBrowsers } from '../sign-in/known-browsers.js';
import { OpenSession, type SignedIn } from '../sign-in/open-session.js';
import { User } from '../user.entity.js';
import { UsersRepository } from '../users.repository.js';
import { CheckCode } from './check-code.js';
import { SecondFactorTickets } from './second-factor-tickets.js';
import { SecondFactorsRepository } from './second-factors.repository.js';

/**
 * Second step of signing in, with a code of the app or a recovery code. It depends on all that it compares (account,
 * ticket, browser, factor and code) and on the session that it opens.
 */
@Injectable()
export class SecondStep {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(User) private readonly userRows: Repository<User>,
    private readonly users: UsersRepository,
    private readonly factors: SecondFactorsRepository,
    private readonly tickets: SecondFactorTickets,
    private readonly check: CheckCode,
    private readonly knownBrowsers: KnownBrowsers,
    private readonly openSession: OpenSession,
    private readonly logs: LogsService,
  ) {}

  /** @throws {DomainError} `second_factor_expired`, `wrong_code`, `too_many_requests`. */
  async execute(
    { ticket, code }: { ticket: string; code: string },
    client: ClientInfo,
    replaced: Actor | null,
  ): Promise<SignedIn> {
    const userId = this.tickets.read(ticket);
    const user = userId ? await this.userRows.findOneBy({ id: userId }) : null;
    // Checked before anything is counted: a forged ticket must not use up the owner's attempts.
    if (!user?.activo || !this.tickets.proves(ticket, user)) throw new DomainError('second_factor_expired');
    const known = this.knownBrowsers.knows(client.knownBrowser, user.id);
    return this.check.attempt(user.id, known, (manager) =>
      this.open(manager, user.id, ticket, code, client, replaced),
    );
  }

  /** For a code that came with the password; null when the account has no active second factor. */
  async ifActive(
    user: User,
    code: string,
    client: ClientInfo,
    replaced: Actor | null,
  ): Promise<SignedIn | null> {
    if (!(await this.factors.isActive(this.dataSource.manager, user.id))) return null;
    return this.execute({ ticket: this.tickets.issue(user), code }, client, replaced);
  }

  private async open(
    manager: EntityManager,
    userId: string,
    ticket: string,
    code: string,
    client: ClientInfo,
    replaced: Actor | null,
  ): Promise<SignedIn | null> {
    const user = await this.users.lock(manager, userId);
    if (!user?.activo || !this.tickets.proves(ticket, user)) throw new DomainError('second_factor_expired');
    const factor = await this.factors.find(manager, user.id);
    // Turned off meanwhile in another browser: the user has to sign in again with the password alone.
    if (!factor?.activado_at) throw new DomainError('second_factor_expired');
    const kind = await this.check.execute(manager, factor, code);
    if (!kind) {
      await this.logs.record(manager, {
        actorId: null,
        action: 'auth.second_factor_failed',
        details: 'Código de verificación en dos pasos incorrecto',
        level: 'warning',
        entity: 'user',
        entityId: user.id,
      });
      return null;
    }
    return this.openSession.signIn(manager, user, client, replaced, kind);
  }
}
