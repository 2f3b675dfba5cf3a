import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { Action } from '../../platform/http/action.js';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
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
import { AccountsService } from './accounts.service.js';
import {
  ChangePasswordRequest,
  EmailExistsResponse,
  EmailRequest,
  ForgotPasswordRequest,
  RegisterRequest,
  ResetPasswordRequest,
  VerifyEmailRequest,
  VerifyEmailResponse,
} from '../sign-in/auth.dto.js';
import { ChangePassword } from '../passwords/change-password.js';
import { Client, type ClientInfo } from '../client.js';
import { EmailVerification } from './email-verification.js';
import { ForgotPassword } from '../passwords/forgot-password.js';
import { RegisterAccount } from './register-account.js';
import { ResetPassword } from '../passwords/reset-password.js';
import { SessionAnswer } from '../sign-in/session-answer.js';
import { SessionResponse } from '../sign-in/session-user.dto.js';
import { VerifyEmail } from './verify-email.js';

/** Depends on a class for each of its use cases. */
@ApiTags('auth')
@Controller('auth')
@ForPeople()
export class AccountsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly registration: RegisterAccount,
    private readonly verification: EmailVerification,
    private readonly verifying: VerifyEmail,
    private readonly forgetting: ForgotPassword,
    private readonly resetting: ResetPassword,
    private readonly changing: ChangePassword,
    private readonly answer: SessionAnswer,
  ) {}

  /** Creates a candidate's account and signs it in at once; the e-mail is to be verified by a link. */
  @Post('register')
  @Public()
  @Refuses('email_taken', 'password_common', 'second_factor_required', 'too_many_requests', 'unauthenticated')
  @SendsHeader('Set-Cookie')
  async register(
    @Body() body: RegisterRequest,
    @Client() client: ClientInfo,
    @MaybeActor() actor: Actor | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionResponse> {
    return this.answer.toBrowser(response, await this.registration.execute(body, client, actor));
  }

  /** Whether an account has this e-mail: the live check of registration. At most 10 a minute and 60 a day. */
  @Action('email-exists')
  @Public()
  @Refuses('too_many_requests')
  async checkEmailExists(
    @Body() { email }: EmailRequest,
    @Client() { ip }: ClientInfo,
  ): Promise<EmailExistsResponse> {
    return { exists: await this.accounts.emailExists(email, ip) };
  }

  /** Sends another verification link to who is signed in. */
  @Post('resend-verification')
  @Requires('own:write')
  @Refuses('too_many_requests')
  @WhileEnrolling()
  @HttpCode(204)
  resendEmailVerification(@CurrentActor() actor: Actor): Promise<void> {
    return this.verification.resend(actor);
  }

  /** Verifies with the token of the link; in another browser than the one that asked, with the password too. */
  @Action('verify-email')
  @Public()
  @Refuses('password_common', 'second_factor_required', 'token_expired', 'too_many_requests')
  @SendsHeader('Set-Cookie')
  async verifyEmail(
    @Body() body: VerifyEmailRequest,
    @Client() client: ClientInfo,
    @MaybeActor() actor: Actor | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<VerifyEmailResponse> {
    return this.answer.afterVerifying(response, await this.verifying.execute(body, client, actor));
  }

  /** Sends a link for a new password, if there is such an account. The answer is the same if there is none. */
  @Post('forgot-password')
  @Public()
  @Refuses('too_many_requests')
  @HttpCode(202)
  requestPasswordReset(
    @Body() { email }: ForgotPasswordRequest,
    @Client() { ip }: ClientInfo,
  ): Promise<void> {
    return this.forgetting.execute(email, ip);
  }

  /** Sets a password with the token of a reset or invitation link, and ends every session of the account. */
  @Post('reset-password')
  @Public()
  @Refuses('password_common', 'token_expired', 'too_many_requests')
  @HttpCode(204)
  @SendsHeader('Set-Cookie')
  async resetPassword(
    @Body() body: ResetPasswordRequest,
    @Client() { ip }: ClientInfo,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    this.answer.afterReset(response, await this.resetting.execute(body, ip));
  }

  /** Changes the password of who is signed in, and ends the other sessions. */
  @Post('change-password')
  @Requires('own:write')
  @Refuses('password_common', 'too_many_requests', 'wrong_password')
  @HttpCode(204)
  @SendsHeader('Set-Cookie')
  changeMyPassword(@CurrentActor() actor: Actor, @Body() body: ChangePasswordRequest): Promise<void> {
    return this.changing.execute(body, actor);
  }
}
