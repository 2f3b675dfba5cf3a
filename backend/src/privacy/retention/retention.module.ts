import { ApplicationsModule } from '../../candidates/applications/applications.module.js';
import { Module } from '@nestjs/common';
import { LogsModule } from '../../logs/logs.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { QueueModule } from '../../platform/queue/queue.module.js';
import { PrivacyModule } from '../privacy.module.js';
import { DryRunService } from './dry-run.service.js';
import { HoldsModule } from './holds/holds.module.js';
import { KeepingController } from './keeping/keeping.controller.js';
import { KeepingLinks } from './keeping/keeping-links.js';
import { KeepingPages } from './keeping/keeping-pages.js';
import { KeepingService } from './keeping/keeping.service.js';
import { RetentionController } from './retention.controller.js';
import { RetentionRepository } from './retention.repository.js';
import { RetentionRounds } from './retention-rounds.js';
import { RetentionSettingsService } from './retention-settings.service.js';
import { TakeStep } from './take-step.js';

/**
 * Owns `privacidad_config` and `plazos_conservacion`: retention periods, the reminder, quarantine and erasure at
 * their end, and the dry run.
 */
@Module({
  imports: [ApplicationsModule, HoldsModule, LogsModule, MailModule, PrivacyModule, QueueModule],
  controllers: [RetentionController, KeepingController],
  providers: [
    DryRunService,
    KeepingLinks,
    KeepingPages,
    KeepingService,
    RetentionRepository,
    RetentionRounds,
    RetentionSettingsService,
    TakeStep,
  ],
  exports: [KeepingPages],
})
export class RetentionModule {}
