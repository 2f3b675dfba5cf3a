import { ACCESS_COOKIE, cookieNameOf, HINT_COOKIE, HOST_PREFIX, REFRESH_COOKIE } from '@hiring/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { CookieOptions, Request, Response } from 'express';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { ACCESS_SECONDS } from './session.rules.js';

/** Tokens of an opened or renewed session. */
export interface SessionTokens {
  accessToken: string;
  /** Null when only the access token was renewed. */
  refreshToken: string | null;
  /** End of the session. */
  expiresAt: Date;
}

/** The cookie's name: with the prefix over https, without it over http, as on a loopback address. */
export const cookieName = (name: string, { secure }: CookieOptions): string =>
  cookieNameOf(name, secure ?? false);

/** Reads the cookie with or without the prefix, so that sessions survive the change to https or to the prefix. */
export function cookieOf(request: Request, name: string): string | null {
  const cookies = (request.cookies ?? {}) as Record<string, unknown>;
  const sent = [cookies[HOST_PREFIX + name], cookies[name]];
  return sent.find((value): value is string => typeof value === 'string' && value !== '') ?? null;
}

/** Removes the unprefixed cookie when the browser has both. */
export function dropUnprefixed(response: Response, name: string, options: CookieOptions): void {
  const cookies = (response.req.cookies ?? {}) as Record<string, unknown>;
  if (options.secure && cookies[name] !== undefined) response.clearCookie(name, options);
}

/** HttpOnly and SameSite options: scripts cannot read the cookies and other sites cannot send them. */
export function cookieOptions({ appUrl }: Pick<Environment, 'appUrl'>): CookieOptions {
  return { httpOnly: true, sameSite: 'lax', secure: appUrl.startsWith('https:') };
}

/** Puts a session's tokens into cookies. */
@Injectable()
export class SessionCookies {
  private readonly options: CookieOptions;

  constructor(@Inject(ENVIRONMENT) environment: Environment) {
    this.options = { ...cookieOptions(environment), path: '/' };
  }

  set(response: Response, { accessToken, refreshToken, expiresAt }: SessionTokens): void {
    this.put(response, ACCESS_COOKIE, accessToken, { maxAge: ACCESS_SECONDS * 1000 });
    if (!refreshToken) return;
    this.put(response, REFRESH_COOKIE, refreshToken, { expires: expiresAt });
    this.put(response, HINT_COOKIE, '1', { httpOnly: false, expires: expiresAt });
  }

  clear(response: Response): void {
    for (const name of [ACCESS_COOKIE, REFRESH_COOKIE, HINT_COOKIE]) {
      const options = { ...this.options, httpOnly: name !== HINT_COOKIE };
      response.clearCookie(cookieName(name, options), options);
      dropUnprefixed(response, name, options);
    }
  }

  private put(response: Response, name: string, value: string, change: CookieOptions): void {
    const options = { ...this.options, ...change };
    response.cookie(cookieName(name, options), value, options);
    dropUnprefixed(response, name, this.options);
  }
}
