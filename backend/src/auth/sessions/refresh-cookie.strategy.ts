import { REFRESH_COOKIE } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-custom';
import type { Actor } from '../../platform/auth/actor.js';
import { bearerOf } from './access-tokens.js';
import { cookieOf, SessionCookies } from './session-cookies.js';
import { isBackground } from './session.rules.js';
import { SessionsService } from './sessions.service.js';

/** This endpoint exchanges the refresh token itself and reports its reuse. */
const REFRESH_PATH = '/api/auth/refresh';

/** Recognises a browser whose access token has expired by its refresh token, and renews its cookies. */
@Injectable()
export class RefreshCookieStrategy extends PassportStrategy(Strategy, 'refresh-cookie') {
  constructor(
    private readonly sessions: SessionsService,
    private readonly cookies: SessionCookies,
  ) {
    super();
  }

  async validate(request: Request): Promise<Actor | null> {
    const path = request.originalUrl;
    const token = cookieOf(request, REFRESH_COOKIE);
    // A bearer token takes precedence: a cookie must not change the account of the request.
    if (!token || !request.res || bearerOf(request) !== null || path.split('?')[0] === REFRESH_PATH)
      return null;
    const active = !isBackground(path, request.headers['x-background']);
    const outcome = await this.sessions.refresh(token, active);
    if (outcome.kind !== 'renewed') {
      this.cookies.clear(request.res);
      return null;
    }
    this.cookies.set(request.res, outcome.tokens);
    return outcome.actor;
  }
}
