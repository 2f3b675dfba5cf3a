import { Body, Controller, Get, Inject, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../platform/auth/actor.js';
import { CurrentActor, Public, Requires } from '../platform/auth/decorators.js';
import { Refuses } from '../platform/errors/refuses.js';
import { ENVIRONMENT, type Environment } from '../platform/environment/environment.js';
import { CompanyInfo, RejectionDelay, RejectionDelayResponse, toCompanyInfo } from './config.dto.js';
import { ConfigService } from './config.service.js';
import { toSettingsResponse } from './settings-response.js';
import { SettingsResponse, UpdateSettingsRequest } from './settings.dto.js';
import { UpdateSettings } from './update-settings.js';

@ApiTags('config')
@Controller('config')
export class ConfigController {
  constructor(
    private readonly config: ConfigService,
    private readonly settings: UpdateSettings,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Every setting of the installation; secrets only as being set or not. */
  @Get()
  @Requires('config:read')
  async getConfig(): Promise<SettingsResponse> {
    return toSettingsResponse(await this.config.fresh(), this.environment);
  }

  /**
   * Changes one setting or several; each is checked alone. Those of the mail server, the e-mail addresses, the passwords
   * and the sign-in are closed to API keys, and ask people for a recent proof.
   */
  @Put()
  @Requires('config:write')
  @Refuses('api_key_not_allowed', 'config_stale', 'recent_proof_required', 'smtp_locked')
  updateConfig(
    @CurrentActor() actor: Actor,
    @Body() { version, smtp_password: smtpPassword, ...values }: UpdateSettingsRequest,
  ): Promise<SettingsResponse> {
    return this.settings.execute({ values, smtpPassword, seen: version }, actor);
  }

  /** The company's public details. */
  @Get('company')
  @Public()
  async getCompany(): Promise<CompanyInfo> {
    return toCompanyInfo(await this.config.get());
  }

  /** How long a rejection waits before it is sent and shown. */
  @Get('rejection-delay')
  @Requires('templates:read')
  async getRejectionDelay(): Promise<RejectionDelayResponse> {
    return delayOf(await this.config.get());
  }

  /** Changes the delay of later rejections; those that wait keep their time. */
  @Put('rejection-delay')
  @Requires('config:write')
  @Refuses('config_stale', 'smtp_locked')
  async updateRejectionDelay(
    @CurrentActor() actor: Actor,
    @Body() { horas }: RejectionDelay,
  ): Promise<RejectionDelayResponse> {
    const values = { rechazo_retraso_horas: horas };
    return delayOf(await this.settings.execute({ values, seen: null }, actor));
  }
}

const delayOf = (config: { rechazo_retraso_horas: number; email_notifications: boolean }) => ({
  horas: config.rechazo_retraso_horas,
  avisos_desactivados: !config.email_notifications,
});
