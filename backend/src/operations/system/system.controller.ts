import { Controller, Get, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Requires } from '../../platform/auth/decorators.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { knownLimits } from './known-limits.js';
import { StatusService } from './status.service.js';
import { RateLimitInfo, SystemInfo, SystemStatus } from './system.dto.js';

@ApiTags('system')
@Controller('system')
export class SystemController {
  constructor(
    private readonly service: StatusService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Database, mail, files and jobs as the last check found them, with its time: they are checked once a minute. */
  @Get('status')
  @Requires('stats:read')
  getSystemStatus(): Promise<SystemStatus> {
    return this.service.status();
  }

  /** Versions of the parts that run, and since when. */
  @Get('info')
  @Requires('stats:read')
  getSystemInfo(): Promise<SystemInfo> {
    return this.service.info();
  }

  /** The rate limits of the installation. */
  @Get('rate-limit-info')
  @Requires('stats:read')
  listRateLimits(): RateLimitInfo[] {
    return knownLimits(this.environment.apiCallsPerMinute);
  }
}
