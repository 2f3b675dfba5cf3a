import { Module } from '@nestjs/common';
import { ConfigModule } from '../../config/config.module.js';
import { SmtpModule } from '../../platform/mail/smtp.module.js';
import { QueueModule } from '../../platform/queue/queue.module.js';
import { CheckMinutely } from './check-minutely.js';
import { CheckResults } from './check-results.js';
import { Checks } from './checks.js';
import { EmailServiceController } from './email-service.controller.js';
import { InstallationMetrics } from './installation-metrics.js';
import { MetricsController } from './metrics.controller.js';
import { StatusService } from './status.service.js';
import { SystemController } from './system.controller.js';

/** Owns the checks of the installation and what they have found; knows nothing of recruitment. */
@Module({
  imports: [ConfigModule, SmtpModule, QueueModule],
  controllers: [EmailServiceController, SystemController, MetricsController],
  providers: [Checks, CheckResults, CheckMinutely, InstallationMetrics, StatusService],
  exports: [StatusService],
})
export class SystemModule {}
