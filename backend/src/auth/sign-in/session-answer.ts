import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { AccountsService } from '../accounts/accounts.service.js';
import type { VerifyEmailResponse } from './auth.dto.js';
import { KnownBrowsers } from './known-browsers.js';
import type { SignedIn } from './open-session.js';
import { SessionCookies } from '../sessions/session-cookies.js';
import type { SessionResponse, SessionUser, TokenResponse } from './session-user.dto.js';
import { ACCESS_SECONDS } from '../sessions/session.rules.js';
import type { VerifyOutcome } from '../accounts/verify-email.js';

/** Sends a session to a browser, in HttpOnly cookies. */
@Injectable()
export class SessionAnswer {
  constructor(
    private readonly accounts: AccountsService,
    private readonly cookies: SessionCookies,
    private readonly knownBrowsers: KnownBrowsers,
  ) {}

  async toBrowser(response: Response, signedIn: SignedIn): Promise<SessionResponse> {
    this.hand(response, signedIn);
    return { user: await this.accounts.getSessionUser(signedIn) };
  }

  afterVerifying(response: Response, outcome: VerifyOutcome): VerifyEmailResponse {
    if (outcome.status === 'password_required') return outcome;
    if (outcome.signedIn) this.hand(response, outcome.signedIn);
    return { status: outcome.status, next: outcome.next };
  }

  /** Marks the browser as known: it opened a link of the owner's e-mail. It is not signed in. */
  afterReset(response: Response, userId: string): void {
    this.knownBrowsers.remember(response, userId);
  }

  private hand(response: Response, signedIn: SignedIn): void {
    this.cookies.set(response, signedIn);
    this.knownBrowsers.remember(response, signedIn.userId);
  }
}

/** The tokens themselves, for a program. */
export const toProgram = (
  { accessToken, refreshToken }: { accessToken: string; refreshToken: string },
  user: SessionUser,
): TokenResponse => ({
  token_type: 'Bearer',
  access_token: accessToken,
  refresh_token: refreshToken,
  expires_in: ACCESS_SECONDS,
  user,
});
