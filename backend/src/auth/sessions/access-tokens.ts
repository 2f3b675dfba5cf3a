import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Request } from 'express';
import { ExtractJwt } from 'passport-jwt';
import type { Environment } from '../../platform/environment/environment.js';
import { derivedKey } from '../../platform/http/limits/derived-key.js';
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

/** Signs access tokens. `AccessTokenStrategy` reads them. */
@Injectable()
export class AccessTokens {
  constructor(private readonly jwt: JwtService) {}

  sign({ userId, sessionId }: AccessClaims): string {
    return this.jwt.sign({ sub: userId, sid: sessionId });
  }
}
