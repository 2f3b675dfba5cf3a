import { Controller, Get, Header, Headers, Inject } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { createHash, timingSafeEqual } from 'node:crypto';
import { Public } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { InstallationMetrics } from './installation-metrics.js';

const TEXT = 'text/plain';

@ApiTags('system')
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly installation: InstallationMetrics,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'metricsToken'>,
  ) {}

  /**
   * Figures of this process and of the installation in Prometheus' text format. The bearer is METRICS_TOKEN; an
   * installation without one has no such page (404).
   */
  @Get()
  @Public()
  @Refuses('not_found', 'unauthenticated')
  @ApiBearerAuth('metrics')
  @ApiProduces(TEXT)
  @ApiOkResponse({ content: { [TEXT]: { schema: { type: 'string' } } } })
  @ApiHeader({ name: 'authorization', description: '`Bearer` and the token of the figures.', required: true })
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  @Header('Cache-Control', 'no-store')
  getMetrics(@Headers('authorization') authorization?: string): Promise<string> {
    const { metricsToken } = this.environment;
    if (metricsToken === null) throw new DomainError('not_found');
    if (!isSame(authorization ?? '', `Bearer ${metricsToken}`)) throw new DomainError('unauthenticated');
    return this.installation.text();
  }
}

/** Compares in constant time. */
function isSame(given: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(right));
}
