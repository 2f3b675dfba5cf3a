import { Inject, Injectable } from '@nestjs/common';
import type { CookieOptions, Request, Response } from 'express';
import { ENVIRONMENT, type Environment } from '../platform/environment.js';
import { ACCESS_SECONDS } from './session.rules.js';

export const ACCESS_COOKIE = 'access_token';
export const REFRESH_COOKIE = 'refresh_token';
/**
 * Tells the page's script that there is a session to ask about, so that visitors without one send no request. Holds
 * nothing else, and is nothing to the server.
 */
export const HINT_COOKIE = 'con_sesion';

/** The tokens of a session that was opened or renewed. */
export interface SessionTokens {
  accessToken: string;
  /** Null when only the access token is renewed. */
  refreshToken: string | null;
  /** End of the session. */
  expiresAt: Date;
}

export function cookieOf(request: Request, name: string): string | null {
  const value = (request.cookies as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Cookies that no script can read and no other site can make the browser send. */
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
    response.cookie(ACCESS_COOKIE, accessToken, { ...this.options, maxAge: ACCESS_SECONDS * 1000 });
    if (!refreshToken) return;
    response.cookie(REFRESH_COOKIE, refreshToken, { ...this.options, expires: expiresAt });
    response.cookie(HINT_COOKIE, '1', { ...this.options, httpOnly: false, expires: expiresAt });
  }

  clear(response: Response): void {
    response.clearCookie(ACCESS_COOKIE, this.options);
    response.clearCookie(REFRESH_COOKIE, this.options);
    response.clearCookie(HINT_COOKIE, { ...this.options, httpOnly: false });
  }
}
