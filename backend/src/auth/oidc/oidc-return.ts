import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { isUUID } from 'class-validator';
import type { Request } from 'express';
import { randomUUID } from 'node:crypto';
import passport from 'passport';
import { Strategy } from 'passport-custom';
import { DataSource } from 'typeorm';
import { DomainError } from '../../platform/errors/domain-error.js';
import { OidcClients } from './oidc-clients.js';
import { OidcEntries } from './oidc-entries.js';
import type { OidcEntry } from './oidc-entry.entity.js';
import { OidcProvider } from './oidc-provider.entity.js';
import type { OidcPerson } from './oidc.rules.js';

/** How somebody came back. Without an entry nothing is known of where they set out from. */
export interface OidcReturn {
  entry: OidcEntry | null;
  provider: OidcProvider | null;
  outcome: OidcPerson | DomainError;
}

/** Recognises who comes back from a provider. A refusal is an outcome too: the page that follows says it. */
@Injectable()
export class OidcReturnStrategy extends PassportStrategy(Strategy, 'oidc-return') {
  constructor(
    private readonly dataSource: DataSource,
    private readonly entries: OidcEntries,
    private readonly clients: OidcClients,
  ) {
    super();
  }

  async validate(request: Request): Promise<OidcReturn> {
    const { id } = request.params;
    const { search, searchParams: query } = new URL(request.originalUrl, 'http://localhost');
    const state = query.get('state') ?? '';
    const taken = isUUID(id) ? await this.entries.take(id as string, state, request) : null;
    const provider = taken && (await this.dataSource.manager.findOneBy(OidcProvider, { id: id as string }));
    // Switched off meanwhile; a trial is for one that is off.
    if (!provider || !(provider.activo || taken.entry.prueba_de))
      return { entry: null, provider: null, outcome: new DomainError('oidc_expired') };
    const { entry, trip } = taken;
    const outcome = await this.clients
      .exchange(provider, new URLSearchParams(search), trip)
      .catch((error: unknown) => {
        if (error instanceof DomainError) return error;
        throw error;
      });
    return { entry, provider, outcome };
  }
}

export interface RequestWithReturn extends Request {
  oidc?: OidcReturn;
}

@Injectable()
export class OidcReturnGuard extends AuthGuard() {
  constructor(strategy: OidcReturnStrategy) {
    // Passport has one register for the process, and tests have several applications in one.
    const name = randomUUID();
    passport.use(name, strategy);
    super({ defaultStrategy: name, property: 'oidc' });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    await super.canActivate(context);
    return true;
  }
}
