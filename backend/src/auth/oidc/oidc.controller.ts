import { Body, Controller, Get, HttpCode, Post, Query, Redirect, Req, Res, UseGuards } from '@nestjs/common';
import { ApiConsumes, ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { Actor } from '../../platform/auth/actor.js';
import { ForPeople, MaybeActor, Public } from '../../platform/auth/decorators.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { Action } from '../../platform/http/action.js';
import { IdParam } from '../../platform/http/validation/uuid-param.js';
import { SendsHeader } from '../../platform/openapi/headers/sends-header.js';
import { CodeRequest } from '../second-factor/two-factor.dto.js';
import { SessionAnswer } from '../sign-in/session-answer.js';
import { SessionResponse } from '../sign-in/session-user.dto.js';
import { EndByProvider } from './end-by-provider.js';
import { OidcReturnGuard, type RequestWithReturn } from './oidc-return.js';
import { OidcSignIn } from './oidc-sign-in.js';
import { LogoutTokenRequest, OidcStartQuery, OpenOidcProvider } from './oidc.dto.js';
import { OidcProviders } from './providers/oidc-providers.service.js';

/** Sign-in of staff at the company's identity provider. */
@ApiTags('auth')
@Controller('auth/oidc')
@ForPeople()
export class OidcController {
  constructor(
    private readonly providers: OidcProviders,
    private readonly signIn: OidcSignIn,
    private readonly ending: EndByProvider,
    private readonly answer: SessionAnswer,
  ) {}

  /** Providers at which staff may sign in now. */
  @Get()
  @Public()
  listOpenOidcProviders(): Promise<OpenOidcProvider[]> {
    return this.providers.listOpen();
  }

  /** Leads the browser to the provider: an address of the site and no operation of the API. */
  @Get(':id/start')
  @Public()
  @Redirect()
  @ApiExcludeEndpoint()
  async startOidc(
    @IdParam() id: string,
    @Query() query: OidcStartQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ url: string; statusCode: number }> {
    return { url: await this.signIn.begin(id, query, response), statusCode: 303 };
  }

  /** Where the provider sends the browser back. */
  @Get(':id/callback')
  @Public()
  @UseGuards(OidcReturnGuard)
  @Redirect()
  @ApiExcludeEndpoint()
  async endOidc(
    @Req() { oidc }: RequestWithReturn,
    @MaybeActor() actor: Actor | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ url: string; statusCode: number }> {
    if (!oidc) throw new DomainError('oidc_expired');
    return { url: await this.signIn.end(oidc, actor, response), statusCode: 303 };
  }

  /** Signs the browser in that came back from a provider and owes the code of its account's second factor. */
  @Action('second-factor')
  @Public()
  @Refuses(
    'second_factor_expired',
    'second_factor_required',
    'too_many_requests',
    'unauthenticated',
    'wrong_code',
  )
  @SendsHeader('Set-Cookie')
  async finishOidc(
    @Body() { code }: CodeRequest,
    @MaybeActor() actor: Actor | null,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionResponse> {
    return this.answer.toBrowser(response, await this.signIn.finish(code, actor, request));
  }

  /** The provider says that a person's sessions are over (OpenID Connect Back-Channel Logout 1.0). */
  @Post(':id/backchannel-logout')
  @Public()
  @HttpCode(200)
  @ApiConsumes('application/x-www-form-urlencoded')
  @Refuses('oidc_logout_invalid', 'oidc_provider_not_found', 'oidc_unavailable')
  endOidcSessions(@IdParam() id: string, @Body() { logout_token }: LogoutTokenRequest): Promise<void> {
    return this.ending.execute(id, logout_token);
  }
}
