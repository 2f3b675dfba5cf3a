import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { randomUUID } from 'node:crypto';
import passport from 'passport';
import { AccessTokenStrategy } from '../../auth/sessions/access-token.strategy.js';
import { RefreshCookieStrategy } from '../../auth/sessions/refresh-cookie.strategy.js';
import type { Actor } from '../../platform/auth/actor.js';
import type { RequestWithActor } from '../../platform/auth/decorators.js';
import { scope } from '../../platform/scope.js';
import { ApiKeyStrategy } from './api-key.strategy.js';

/** The names of the strategies that recognise who asks, in their order. */
@Injectable()
export class Strategies {
  readonly names: string[];

  constructor(key: ApiKeyStrategy, token: AccessTokenStrategy, cookie: RefreshCookieStrategy) {
    this.names = [key, token, cookie].map((strategy) => {
      // Passport has one register for the process, and tests have several applications in one.
      const name = randomUUID();
      passport.use(name, strategy);
      return name;
    });
  }
}

/**
 * Sets `request.actor` by the first strategy that recognises the request; null for a visitor, whom `AccessGuard` lets
 * in or refuses.
 */
@Injectable()
export class AuthenticateGuard extends AuthGuard() {
  constructor({ names }: Strategies) {
    super({ defaultStrategy: names, property: 'actor' });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    await super.canActivate(context);
    const { request } = scope();
    // Log rows of the request name the key.
    if (request) request.actor = context.switchToHttp().getRequest<RequestWithActor>().actor ?? null;
    return true;
  }

  override handleRequest<User = Actor | null>(error: unknown, actor: Actor | false): User {
    if (error) throw error;
    return (actor || null) as User;
  }
}
