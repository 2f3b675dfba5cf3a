import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { LogsService } from '../../logs/logs.service.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Clock } from '../../platform/values/clock.js';
import { Session } from '../sessions/session.entity.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { OidcClients } from './oidc-clients.js';
import { OidcIdentity } from './oidc-identity.entity.js';
import { OidcProvider } from './oidc-provider.entity.js';

/** Ends the sessions that a provider says are over (OpenID Connect Back-Channel Logout 1.0); event streams end with them. */
@Injectable()
export class EndByProvider {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clients: OidcClients,
    private readonly sessions: SessionsRepository,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /**
   * `sub` alone: every session that the person opened there; with `sid`: that one.
   * @throws {DomainError} `oidc_provider_not_found`, `oidc_logout_invalid`, `oidc_unavailable`.
   */
  async execute(providerId: string, token: string): Promise<void> {
    const { manager } = this.dataSource;
    const provider = await manager.findOneBy(OidcProvider, { id: providerId });
    if (!provider) throw new DomainError('oidc_provider_not_found');
    const { sujeto, sid } = await this.clients.readLogout(provider, token);
    const { emisor } = provider;
    await inRequestTransaction(this.dataSource, async (within) => {
      const people = await within.findBy(OidcIdentity, { emisor, ...(sujeto ? { sujeto } : {}) });
      for (const { id, user_id } of sujeto || sid ? people : []) {
        const open = await within.findBy(Session, {
          identidad_oidc_id: id,
          revoked_at: IsNull(),
          ...(sid ? { oidc_sid: sid } : {}),
        });
        for (const session of open) await this.sessions.end(within, session.id, 'provider', this.clock.now());
        if (open.length === 0) continue;
        await this.logs.record(within, {
          actorId: null,
          action: 'auth.oidc_logout',
          details: 'Sesiones cerradas por el proveedor de identidad',
          entity: 'user',
          entityId: user_id,
        });
      }
    });
  }
}
