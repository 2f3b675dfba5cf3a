import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { Action } from '../../../platform/http/action.js';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { SendsHeader } from '../../../platform/openapi/headers/sends-header.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { ForPeople, MaybeActor, Public } from '../../../platform/auth/decorators.js';
import { Refuses } from '../../../platform/errors/refuses.js';
import { SignInLinkRequest } from '../auth.dto.js';
import { Client, type ClientInfo } from '../../client.js';
import { LinkRequest } from '../../own-account/own-account.dto.js';
import { SecondStep } from '../../second-factor/second-step.js';
import { SecondFactorRequest } from '../../second-factor/two-factor.dto.js';
import { SessionAnswer } from '../session-answer.js';
import { SessionResponse } from '../session-user.dto.js';
import { EnterByLink } from './enter-by-link.js';
import { SendSignInLink } from './send-sign-in-link.js';

/** The ways in beside the password, and what comes after it. */
@ApiTags('auth')
@Controller('auth')
@ForPeople()
export class SignInLinkController {
  constructor(
    private readonly sending: SendSignInLink,
    private readonly entering: EnterByLink,
    private readonly secondStep: SecondStep,
    private readonly answer: SessionAnswer,
  ) {}

  /** Sends a link to enter with, if there is such an account. The answer is the same if there is none. */
  @Post('sign-in-link')
  @Public()
  @Refuses('too_many_requests')
  @HttpCode(202)
  sendSignInLink(@Body() request: SignInLinkRequest, @Client() { ip }: ClientInfo): Promise<void> {
    return this.sending.execute(request, ip);
  }

  /** Signs a browser in with the token of such a link, which is used up. */
  @Action('enter')
  @Public()
  @Refuses('second_factor_required', 'token_expired', 'unauthenticated')
  @SendsHeader('Set-Cookie')
  async signInWithLink(
    @Body() { token }: LinkRequest,
    @Client() client: ClientInfo,
    @MaybeActor() actor: Actor | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionResponse> {
    return this.answer.toBrowser(response, await this.entering.execute(token, client, actor));
  }

  /** Signs a browser in with the ticket of an answer `second_factor_required` and a code. */
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
  async signInWithSecondFactor(
    @Body() body: SecondFactorRequest,
    @Client() client: ClientInfo,
    @MaybeActor() actor: Actor | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionResponse> {
    return this.answer.toBrowser(response, await this.secondStep.execute(body, client, actor));
  }
}
