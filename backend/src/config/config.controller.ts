import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../platform/auth/actor.js';
import { CurrentActor, Public, Requires } from '../platform/auth/decorators.js';
import { CompanyInfo, RejectionDelay, toCompanyInfo } from './config.dto.js';
import { ConfigService } from './config.service.js';
import { SetRejectionDelay } from './set-rejection-delay.js';

@ApiTags('config')
@Controller('config')
export class ConfigController {
  constructor(
    private readonly config: ConfigService,
    private readonly delay: SetRejectionDelay,
  ) {}

  /** The company's public details. */
  @Get('company')
  @Public()
  async company(): Promise<CompanyInfo> {
    return toCompanyInfo((await this.config.get()).company_info);
  }

  /** How long a rejection waits before it is sent and shown. */
  @Get('rejection-delay')
  @Requires('templates:read')
  async rejectionDelay(): Promise<RejectionDelay> {
    return { horas: (await this.config.get()).rechazo_retraso_horas };
  }

  /** Changes it for the rejections that follow; those that wait keep their time. */
  @Put('rejection-delay')
  @Requires('config:write')
  setRejectionDelay(@CurrentActor() actor: Actor, @Body() body: RejectionDelay): Promise<RejectionDelay> {
    return this.delay.execute(body.horas, actor);
  }
}
