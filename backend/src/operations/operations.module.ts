import { CheckResult } from './system/check-result.entity.js';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { ConfigModule } from '../config/config.module.js';
import { IntegrationsModule } from '../integrations/integrations.module.js';
import { LogsModule } from '../logs/logs.module.js';
import { TellOfBackups } from './backup/tell-of-backups.js';
import { MailServerController } from './mail-server/mail-server.controller.js';
import { TryMailServer } from './mail-server/try-mail-server.js';
import { UseMailServer } from './mail-server/use-mail-server.js';
import { RemoveOldRows } from './old-rows/remove-old-rows.js';
import { RewriteSearched } from './old-rows/rewrite-searched.js';
import { CheckMinutely } from './system/check-minutely.js';
import { CheckResults } from './system/check-results.js';
import { Checks } from './system/checks.js';
import { EmailServiceController } from './system/email-service.controller.js';
import { InstallationMetrics } from './system/installation-metrics.js';
import { MetricsController } from './system/metrics.controller.js';
import { StatusService } from './system/status.service.js';
import { SystemController } from './system/system.controller.js';

/**
 * Owns the checks of the installation and what they have found, the test of the mail server, the removal of old rows and
 * what is told of backups. It knows nothing of recruitment.
 */
@Module({
  imports: [
    TypeOrmModule.forFeature([CheckResult]),
    AuthModule,
    ConfigModule,
    IntegrationsModule,
    LogsModule,
  ],
  controllers: [EmailServiceController, MailServerController, SystemController, MetricsController],
  providers: [
    Checks,
    CheckResults,
    CheckMinutely,
    InstallationMetrics,
    RemoveOldRows,
    RewriteSearched,
    StatusService,
    TellOfBackups,
    TryMailServer,
    UseMailServer,
  ],
  exports: [StatusService],
})
export class OperationsModule {}
