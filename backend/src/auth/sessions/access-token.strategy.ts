import { ACCESS_COOKIE } from '@hiring/contract';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { isUUID } from 'class-validator';
import type { Request } from 'express';
import { createSecretKey } from 'node:crypto';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Actor } from '../../platform/auth/actor.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { accessTokenSettings, bearerOf } from './access-tokens.js';
import { cookieOf } from './session-cookies.js';
import { isBackground } from './session.rules.js';
import { SessionsService } from './sessions.service.js';

/** Recognises the session of an access token: `Authorization: Bearer` first, then the cookie. */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy, 'access-token') {
  constructor(
    private readonly sessions: SessionsService,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    const { secret, algorithm, issuer, audience } = accessTokenSettings(environment);
    super({
      // A key object instead of bytes: jsonwebtoken would first try the bytes as a public key, each time.
      secretOrKey: createSecretKey(secret) as unknown as Buffer,
      algorithms: [algorithm],
      issuer,
      audience,
      jwtFromRequest: ExtractJwt.fromExtractors([
        bearerOf,
        (request: Request) => cookieOf(request, ACCESS_COOKIE),
      ]),
      passReqToCallback: true,
    });
  }

  /** Null: the session has ended. */
  async validate(request: Request, { sub, sid }: { sub?: unknown; sid?: unknown }): Promise<Actor | null> {
    if (!isUUID(sub) || !isUUID(sid)) return null;
    const claims = { userId: sub as string, sessionId: sid as string };
    return this.sessions.recognise(
      claims,
      !isBackground(request.originalUrl, request.headers['x-background']),
    );
  }
}
