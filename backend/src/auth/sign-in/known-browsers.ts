import { KNOWN_COOKIE } from '@hiring/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { CookieOptions, Response } from 'express';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { ENVIRONMENT, type Environment } from '../../platform/environment.js';
import { derivedKey } from '../../platform/limits/derived-key.js';
import { cookieName, cookieOf, cookieOptions, dropUnprefixed } from '../sessions/session-cookies.js';

const PATH = '/api/auth';
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
/** People of one household or office may share a browser. */
const ACCOUNTS = 4;
const MARK = /^[\w-]{43}$/;

/**
 * Tells browsers in which somebody has signed in to an account from those of strangers, so that guessing from many
 * addresses does not keep the owner out. The cookie holds a keyed digest for each account: it names nobody, opens
 * nothing, and cannot be made for an account without having been in it.
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

  /** Adds the account to those that this browser is known for; the one used longest ago makes room. */
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
