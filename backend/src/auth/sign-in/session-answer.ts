import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { AccountsService } from '../accounts/accounts.service.js';
import type { VerifyEmailResponse } from './auth.dto.js';
import { KnownBrowsers } from './known-browsers.js';
import type { SignedIn } from './open-session.js';
import { SessionCookies } from '../sessions/session-cookies.js';
import type { SessionResponse, TokenResponse } from './session-user.dto.js';
import { ACCESS_SECONDS } from '../sessions/session.rules.js';
import type { VerifyOutcome } from '../accounts/verify-email.js';

/** Sends a session to its client: HttpOnly cookies to browsers, the tokens themselves to programs. */
@Injectable()
export class SessionAnswer {
  constructor(
    private readonly accounts: AccountsService,
    private readonly cookies: SessionCookies,
    private readonly knownBrowsers: KnownBrowsers,
  ) {}

  async toBrowser(response: Response, signedIn: SignedIn): Promise<SessionResponse> {
    this.hand(response, signedIn);
    return { user: await this.accounts.getSessionUser(signedIn.userId) };
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

  async toProgram(tokens: {
    userId: string;
    accessToken: string;
    refreshToken: string;
  }): Promise<TokenResponse> {
    return {
      token_type: 'Bearer',
      access_token: tokens.accessToken,
      refresh_token: tokens.refreshToken,
      expires_in: ACCESS_SECONDS,
      user: await this.accounts.getSessionUser(tokens.userId),
    };
  }

  private hand(response: Response, signedIn: SignedIn): void {
    this.cookies.set(response, signedIn);
    this.knownBrowsers.remember(response, signedIn.userId);
  }
}
