import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Action } from '../../platform/http/action.js';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, ForPeople, Requires, WhileEnrolling } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { StartTwoFactor } from './start-two-factor.js';
import {
  CodeRequest,
  PasswordAndCodeRequest,
  PasswordRequest,
  RecoveryCodesResponse,
  TwoFactorStartResponse,
} from './two-factor.dto.js';
import { TwoFactorService } from './two-factor.service.js';

@ApiTags('auth')
@Controller('auth/two-factor')
@ForPeople()
export class TwoFactorController {
  constructor(
    private readonly starting: StartTwoFactor,
    private readonly twoFactor: TwoFactorService,
  ) {}

  /** Makes a secret for an app. Nothing is asked for at sign-in until a code of it has been confirmed. */
  @Action('start')
  @Requires('own:write')
  @Refuses('email_not_verified', 'too_many_requests', 'two_factor_active', 'wrong_password')
  @WhileEnrolling()
  startTwoFactor(
    @CurrentActor() actor: Actor,
    @Body() { password }: PasswordRequest,
  ): Promise<TwoFactorStartResponse> {
    return this.starting.execute(password, actor);
  }

  /** Turns the second factor on; the recovery codes are shown this once. */
  @Action('confirm')
  @Requires('own:write')
  @Refuses('too_many_requests', 'two_factor_active', 'two_factor_not_started', 'wrong_code')
  @WhileEnrolling()
  async confirmTwoFactor(
    @CurrentActor() actor: Actor,
    @Body() { code }: CodeRequest,
  ): Promise<RecoveryCodesResponse> {
    return { recovery_codes: await this.twoFactor.confirm(code, actor) };
  }

  /** New recovery codes in place of all the old ones. */
  @Action('recovery-codes')
  @Requires('own:write')
  @Refuses('too_many_requests', 'two_factor_inactive', 'wrong_code', 'wrong_password')
  async renewRecoveryCodes(
    @CurrentActor() actor: Actor,
    @Body() body: PasswordAndCodeRequest,
  ): Promise<RecoveryCodesResponse> {
    return { recovery_codes: await this.twoFactor.renewCodes(body, actor) };
  }

  /** Turns the second factor off. */
  @Post('disable')
  @Requires('own:write')
  @Refuses(
    'second_factor_mandatory',
    'too_many_requests',
    'two_factor_inactive',
    'wrong_code',
    'wrong_password',
  )
  @HttpCode(204)
  disableTwoFactor(@CurrentActor() actor: Actor, @Body() body: PasswordAndCodeRequest): Promise<void> {
    return this.twoFactor.disable(body, actor);
  }
}
