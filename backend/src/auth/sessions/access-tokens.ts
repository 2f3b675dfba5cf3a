import { ACCESS_COOKIE } from '@hiring/contract';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { isUUID } from 'class-validator';
import type { Request, RequestHandler, Response } from 'express';
import passport from 'passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { createSecretKey } from 'node:crypto';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { derivedKey } from '../../platform/http/limits/derived-key.js';
import { cookieOf } from './session-cookies.js';
import { ACCESS_SECONDS } from './session.rules.js';

const ALGORITHM = 'HS256';

/** Claims of an access token: account and session. Role and permissions are read from the database. */
export interface AccessClaims {
  userId: string;
  sessionId: string;
}

/** Settings shared by signing and verifying. */
export function accessTokenSettings(environment: Pick<Environment, 'sessionSecret' | 'appUrl'>) {
  return {
    secret: derivedKey(environment.sessionSecret, 'access-token'),
    algorithm: ALGORITHM,
    issuer: environment.appUrl,
    audience: `${environment.appUrl}/api`,
    expiresIn: ACCESS_SECONDS,
  } as const;
}

/** The bearer token of a program; null for other `Authorization` schemes, which a reverse proxy may use. */
export const bearerOf: (request: Request) => string | null = ExtractJwt.fromAuthHeaderAsBearerToken();

/** Signs access tokens and reads them from requests: `Authorization: Bearer` first, then the cookie. */
@Injectable()
export class AccessTokens {
  // An own instance instead of the module-wide one: several applications with different keys may share a process.
  private readonly passport = new passport.Passport();

  constructor(
    private readonly jwt: JwtService,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    const { secret, algorithm, issuer, audience } = accessTokenSettings(environment);
    this.passport.use(
      new Strategy(
        {
          // A key object instead of bytes: jsonwebtoken would first try the bytes as a public key, each time.
          secretOrKey: createSecretKey(secret) as unknown as Buffer,
          algorithms: [algorithm],
          issuer,
          audience,
          jwtFromRequest: ExtractJwt.fromExtractors([
            bearerOf,
            (request: Request) => cookieOf(request, ACCESS_COOKIE),
          ]),
        },
        (payload: unknown, done: (error: unknown, claims?: AccessClaims | false) => void) =>
          done(null, toClaims(payload) ?? false),
      ),
    );
  }

  sign({ userId, sessionId }: AccessClaims): string {
    return this.jwt.sign({ sub: userId, sid: sessionId });
  }

  /** Null without a token, and for a forged or expired one or one of another product. */
  read(request: Request, response: Response): Promise<AccessClaims | null> {
    return new Promise((resolve, reject) => {
      const decided = (error: unknown, claims?: AccessClaims | false): void => {
        if (error) reject(error instanceof Error ? error : new Error('the access token could not be read'));
        else resolve(claims || null);
      };
      const authenticate = this.passport.authenticate('jwt', { session: false }, decided) as RequestHandler;
      void authenticate(request, response, reject);
    });
  }
}

function toClaims(payload: unknown): AccessClaims | null {
  const { sub, sid } = payload as { sub?: unknown; sid?: unknown };
  return isUUID(sub) && isUUID(sid) ? { userId: sub as string, sessionId: sid as string } : null;
}
