import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { Action } from '../../platform/http/action.js';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { SendsHeader } from '../../platform/openapi/headers/sends-header.js';
import type { Actor } from '../../platform/auth/actor.js';
import {
  CurrentActor,
  ForPeople,
  MaybeActor,
  Public,
  Requires,
  WhileEnrolling,
} from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { LoginRequest, RefreshRequest, TokenRequest } from '../sign-in/auth.dto.js';
import { Client, type ClientInfo } from '../client.js';
import { EndSessions } from './end-sessions.js';
import { RefreshSession } from './refresh-session.js';
import { SessionAnswer, toProgram } from '../sign-in/session-answer.js';
import { SessionCookies } from './session-cookies.js';
import { CurrentSessionResponse, SessionResponse, TokenResponse } from '../sign-in/session-user.dto.js';
import { SignIn } from '../sign-in/sign-in.js';

const SIGN_IN_CODES = [
  'invalid_credentials',
  'second_factor_expired',
  'second_factor_required',
  'too_many_requests',
  'unauthenticated',
  'wrong_code',
] as const;

@ApiTags('auth')
@Controller('auth')
@ForPeople()
export class SessionsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly byPassword: SignIn,
    private readonly refreshing: RefreshSession,
    private readonly ending: EndSessions,
    private readonly answer: SessionAnswer,
    private readonly cookies: SessionCookies,
  ) {}

  /**
   * Signs a browser in: the session is kept in cookies. An account with a second factor answers
   * `second_factor_required` with a `ticket` for POST /auth/second-factor.
   */
  @Action('login')
  @Public()
  @Refuses(...SIGN_IN_CODES)
  @SendsHeader('Set-Cookie')
  async signIn(
    @Body() body: LoginRequest,
    @Client() client: ClientInfo,
    @MaybeActor() actor: Actor | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionResponse> {
    return this.answer.toBrowser(response, await this.byPassword.execute(body, client, actor));
  }

  /** Signs a program in: it is given the tokens and no cookies. */
  @Action('token')
  @Public()
  @Refuses(...SIGN_IN_CODES)
  async createToken(@Body() body: TokenRequest, @Client() client: ClientInfo): Promise<TokenResponse> {
    const signedIn = await this.byPassword.execute(body, client, null);
    return toProgram(signedIn, await this.accounts.getSessionUser(signedIn));
  }

  /**
   * Exchanges a refresh token for new tokens. With `refresh_token` in the body the answer holds them; without, the
   * browser's cookies are renewed and the answer is empty. A token that was exchanged before ends its session.
   */
  @Post('refresh')
  @Public()
  @Refuses('refresh_reused', 'unauthenticated')
  @ApiOkResponse({ type: TokenResponse })
  @ApiNoContentResponse()
  @SendsHeader('Set-Cookie')
  async refreshSession(
    @Body() body: RefreshRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TokenResponse | undefined> {
    response.status(body.refresh_token ? 200 : 204);
    if (body.refresh_token) return this.refreshing.ofProgram(body.refresh_token);
    await this.refreshing.ofBrowser(request, response);
  }

  /** Ends the session, if there is one, and clears the cookies. */
  @Post('logout')
  @Public()
  @HttpCode(204)
  @SendsHeader('Set-Cookie')
  async signOut(
    @MaybeActor() actor: Actor | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    if (actor) await this.ending.signOut(actor);
    this.cookies.clear(response);
  }

  /**
   * Who is signed in, if anybody: for pages that are the same for everybody and learn their visitor afterwards.
   */
  @Get('session')
  @Public()
  @Refuses('unauthenticated')
  async getSession(@MaybeActor() actor: Actor | null): Promise<CurrentSessionResponse> {
    return { user: actor ? await this.accounts.getSessionUser(actor) : null };
  }

  /** Who is signed in. */
  @Get('me')
  @Requires('own:read')
  @WhileEnrolling()
  async getMe(@CurrentActor() actor: Actor): Promise<SessionResponse> {
    return { user: await this.accounts.getSessionUser(actor) };
  }
}
