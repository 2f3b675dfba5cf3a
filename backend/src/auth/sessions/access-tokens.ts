import { ACCESS_COOKIE } from '@hiring/contract';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { isUUID } from 'class-validator';
import type { Request, RequestHandler, Response } from 'express';
import passport from 'passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { createSecretKey } from 'node:crypto';
import { ENVIRONMENT, type Environment } from '../../platform/environment.js';
import { derivedKey } from '../../platform/limits/derived-key.js';
import { cookieOf } from './session-cookies.js';
import { ACCESS_SECONDS } from './session.rules.js';
import { type AccessClaims, type ExpiringClaims, VerifiedTokens } from './verified-tokens.js';

const ALGORITHM = 'HS256';

/** The settings that signing and verifying share. */
export function accessTokenSettings(environment: Pick<Environment, 'sessionSecret' | 'appUrl'>) {
  return {
    secret: derivedKey(environment.sessionSecret, 'access-token'),
    algorithm: ALGORITHM,
    issuer: environment.appUrl,
    audience: `${environment.appUrl}/api`,
    expiresIn: ACCESS_SECONDS,
  } as const;
}

/** The token that a program sends; null for other kinds of `Authorization`, as a proxy in front may ask for. */
export const bearerOf: (request: Request) => string | null = ExtractJwt.fromAuthHeaderAsBearerToken();

/** Signs access tokens and reads them back from requests: `Authorization: Bearer` first, then the cookie. */
@Injectable()
export class AccessTokens {
  private readonly verified = new VerifiedTokens();
  // Its own, not the module-wide one: several applications may live in one process, each with its keys.
  private readonly passport = new passport.Passport();

  constructor(
    private readonly jwt: JwtService,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    const { secret, algorithm, issuer, audience } = accessTokenSettings(environment);
    this.passport.use(
      new Strategy(
        {
          // A key and not its bytes: jsonwebtoken would try them as a public key first, each time.
          secretOrKey: createSecretKey(secret) as unknown as Buffer,
          algorithms: [algorithm],
          issuer,
          audience,
          jwtFromRequest: ExtractJwt.fromExtractors([
            bearerOf,
            (request: Request) => cookieOf(request, ACCESS_COOKIE),
          ]),
        },
        (payload: unknown, done: (error: unknown, claims?: ExpiringClaims | false) => void) =>
          done(null, toClaims(payload) ?? false),
      ),
    );
  }

  sign({ userId, sessionId }: AccessClaims): string {
    return this.jwt.sign({ sub: userId, sid: sessionId });
  }

  /** Null without a token, and for one that is forged, expired or not meant for this product. */
  read(request: Request, response: Response): Promise<AccessClaims | null> {
    const token = bearerOf(request) ?? cookieOf(request, ACCESS_COOKIE);
    if (token === null) return Promise.resolve(null);
    const known = this.verified.find(token);
    if (known) return Promise.resolve(known);
    return new Promise((resolve, reject) => {
      const decided = (error: unknown, claims?: ExpiringClaims | false): void => {
        if (error) reject(error instanceof Error ? error : new Error('the access token could not be read'));
        else resolve(claims ? this.verified.keep(token, claims) : null);
      };
      const authenticate = this.passport.authenticate('jwt', { session: false }, decided) as RequestHandler;
      void authenticate(request, response, reject);
    });
  }
}

function toClaims(payload: unknown): ExpiringClaims | null {
  const { sub, sid, exp } = payload as { sub?: unknown; sid?: unknown; exp?: unknown };
  return isUUID(sub) && isUUID(sid) && typeof exp === 'number'
    ? { userId: sub as string, sessionId: sid as string, expiresAt: exp * 1000 }
    : null;
}
