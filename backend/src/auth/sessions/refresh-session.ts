import { REFRESH_COOKIE } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { DomainError } from '../../platform/errors/domain-error.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { toProgram } from '../sign-in/session-answer.js';
import { cookieOf, SessionCookies } from './session-cookies.js';
import type { TokenResponse } from '../sign-in/session-user.dto.js';
import { type RefreshOutcome, SessionsService } from './sessions.service.js';

/** Exchanges a refresh token on request. Pages need not call it: the middleware does it with any request. */
@Injectable()
export class RefreshSession {
  constructor(
    private readonly sessions: SessionsService,
    private readonly cookies: SessionCookies,
    private readonly accounts: AccountsService,
  ) {}

  /** @throws {DomainError} `refresh_reused`, `unauthenticated`. */
  async ofProgram(token: string): Promise<TokenResponse> {
    const { tokens, actor } = assertRenewed(await this.sessions.refresh(token, true));
    const { accessToken, refreshToken } = tokens;
    // Happens only after the installation's secret changed: the successor token cannot be derived again.
    if (!refreshToken) throw new DomainError('unauthenticated');
    return toProgram({ accessToken, refreshToken }, await this.accounts.getSessionUser(actor));
  }

  /** Renews the cookies. @throws {DomainError} `refresh_reused`, `unauthenticated`; both clear the cookies. */
  async ofBrowser(request: Request, response: Response): Promise<void> {
    const token = cookieOf(request, REFRESH_COOKIE);
    if (!token) throw new DomainError('unauthenticated');
    const outcome = await this.sessions.refresh(token, true);
    if (outcome.kind !== 'renewed') this.cookies.clear(response);
    this.cookies.set(response, assertRenewed(outcome).tokens);
  }
}

function assertRenewed(outcome: RefreshOutcome): RefreshOutcome & { kind: 'renewed' } {
  switch (outcome.kind) {
    case 'renewed':
      return outcome;
    case 'reused':
      throw new DomainError('refresh_reused');
    case 'ended':
      throw new DomainError('unauthenticated');
  }
}
