import { KNOWN_COOKIE } from '@hiring/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { CookieOptions, Response } from 'express';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { derivedKey } from '../../platform/http/limits/derived-key.js';
import { cookieName, cookieOf, cookieOptions, dropUnprefixed } from '../sessions/session-cookies.js';

const PATH = '/api/auth';
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
/** Accounts remembered for each browser: a household or an office may share one. */
const ACCOUNTS = 4;
const MARK = /^[\w-]{43}$/;

/**
 * Recognises browsers that have signed in to an account, so that guesses from many addresses do not lock the owner
 * out. The cookie holds a keyed digest for each account: it names nobody, opens nothing, and cannot be made without
 * having signed in.
 */
@Injectable()
export class KnownBrowsers {
  private readonly key: Buffer;
  private readonly options: CookieOptions;

  constructor(@Inject(ENVIRONMENT) environment: Environment) {
    this.key = derivedKey(environment.sessionSecret, 'known-browser');
    const options = cookieOptions(environment);
    // The prefix demands the root.
    this.options = { ...options, path: options.secure ? '/' : PATH, maxAge: YEAR_MS };
  }

  /** `cookie`: as the browser sent it. */
  knows(cookie: string | null, userId: string | undefined): boolean {
    if (userId === undefined) return false;
    const own = Buffer.from(this.markOf(userId));
    return marksIn(cookie).some((mark) => timingSafeEqual(Buffer.from(mark), own));
  }

  /** Adds the account to this browser's known ones; drops the least recently used. */
  remember(response: Response, userId: string): void {
    const mark = this.markOf(userId);
    const others = marksIn(cookieOf(response.req, KNOWN_COOKIE)).filter((other) => other !== mark);
    const marks = [mark, ...others].slice(0, ACCOUNTS).join('.');
    response.cookie(cookieName(KNOWN_COOKIE, this.options), marks, this.options);
    dropUnprefixed(response, KNOWN_COOKIE, { ...this.options, path: PATH });
  }

  private markOf(userId: string): string {
    return createHmac('sha256', this.key).update(userId).digest('base64url');
  }
}

function marksIn(cookie: string | null): string[] {
  const marks = (cookie ?? '').split('.', ACCOUNTS);
  return marks.filter((mark) => MARK.test(mark));
}
