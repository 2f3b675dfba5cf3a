import { REFRESH_COOKIE } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { NextFunction, Response } from 'express';
import { actingKey } from '../../platform/auth/acting-key.js';
import type { Actor } from '../../platform/auth/actor.js';
import { BearerKeys } from '../../platform/auth/bearer-keys.js';
import type { RequestWithActor } from '../../platform/auth/decorators.js';
import { AccessTokens, bearerOf } from './access-tokens.js';
import { cookieOf, SessionCookies } from './session-cookies.js';
import { isBackground } from './session.rules.js';
import { SessionsService } from './sessions.service.js';

/** This endpoint exchanges the refresh token itself and reports its reuse. */
const REFRESH_PATH = '/api/auth/refresh';

/**
 * Sets `request.actor`, null for a visitor; renews the cookies of a browser whose access token has expired. Runs
 * before the routers of pages and API.
 */
@Injectable()
export class SessionMiddleware {
  constructor(
    private readonly accessTokens: AccessTokens,
    private readonly sessions: SessionsService,
    private readonly cookies: SessionCookies,
    private readonly keys: BearerKeys,
  ) {}

  async use(request: RequestWithActor, response: Response, next: NextFunction): Promise<void> {
    try {
      request.actor = await this.identify(request, response);
    } catch (error) {
      next(error);
      return;
    }
    // Log rows of the request name the key.
    if (request.actor?.key) actingKey.run(request.actor.key, next);
    else next();
  }

  private async identify(request: RequestWithActor, response: Response): Promise<Actor | null> {
    const path = request.originalUrl;
    const bearer = bearerOf(request);
    const keyed = bearer === null ? null : this.keys.recognise(bearer, request.ip ?? '');
    if (keyed) return keyed;
    const active = !isBackground(path, request.headers['x-background']);
    const claims = await this.accessTokens.read(request, response);
    const actor = claims && (await this.sessions.recognise(claims, active));
    if (actor) return actor;
    // A bearer token takes precedence: a cookie must not change the account of the request.
    if (bearer !== null) return null;

    const refreshToken = cookieOf(request, REFRESH_COOKIE);
    if (!refreshToken || path.split('?')[0] === REFRESH_PATH) return null;
    const outcome = await this.sessions.refresh(refreshToken, active);
    if (outcome.kind !== 'renewed') {
      this.cookies.clear(response);
      return null;
    }
    this.cookies.set(response, outcome.tokens);
    return outcome.actor;
  }
}
