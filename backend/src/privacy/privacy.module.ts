import { RightsRequest } from './rights/rights-request.entity.js';
import { RetentionTerm } from './retention/retention-term.entity.js';
import { Notice } from './notices/notice.entity.js';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApplicationsModule } from '../candidates/applications/applications.module.js';
import { ConfigModule } from '../config/config.module.js';
import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { LogsModule } from '../logs/logs.module.js';
import { OnboardingModule } from '../onboarding/onboarding.module.js';
import { MailModule } from '../mail/mail.module.js';
import { CopyArchive } from './copy/copy-archive.js';
import { CopyOfDataService } from './copy/copy-of-data.js';
import { EraseAccount } from './erasure/erase-account.js';
import { ErasePerson } from './erasure/erase-person.js';
import { EraseRecord } from './erasure/erase-record.js';
import { FileRemoval } from './erasure/file-removal.js';
import { NoteErasures } from './erasure/note-erasures.js';
import { ErasureEmails } from './erasure/requests/erasure-emails.js';
import { ErasureLinks } from './erasure/requests/erasure-links.js';
import { ErasureProofs } from './erasure/requests/erasure-proofs.js';
import { ErasureRequests } from './erasure/requests/erasure-requests.js';
import { NoticesController } from './notices/notices.controller.js';
import { NoticesService } from './notices/notices.service.js';
import { PersonalParts } from './personal-data/personal-parts.js';
import { PrivacyLimits } from './privacy-limits.js';
import { PrivacyController } from './privacy.controller.js';
import { DryRunService } from './retention/dry-run.service.js';
import { HoldsController } from './retention/holds/holds.controller.js';
import { HoldsRepository } from './retention/holds/holds.repository.js';
import { HoldsService } from './retention/holds/holds.service.js';
import { KeepingLinks } from './retention/keeping/keeping-links.js';
import { KeepingController } from './retention/keeping/keeping.controller.js';
import { KeepingService } from './retention/keeping/keeping.service.js';
import { Quarantine } from './retention/quarantine.js';
import { RetentionRounds } from './retention/retention-rounds.js';
import { RetentionSettingsService } from './retention/retention-settings.service.js';
import { RetentionController } from './retention/retention.controller.js';
import { RetentionRepository } from './retention/retention.repository.js';
import { TakeStep } from './retention/take-step.js';
import { AnswerRights } from './rights/answer-rights.js';
import { RightsEmails } from './rights/rights-emails.js';
import { RightsLog } from './rights/rights-log.js';
import { RightsController } from './rights/rights.controller.js';
import { RightsRepository } from './rights/rights.repository.js';
import { RightsService } from './rights/rights.service.js';

/**
 * Owns the copy of a person's data, the erasure of accounts, the requests under data protection law, the first-layer
 * notices of the public forms, retention periods and what is kept longer. What each table has about people stands in
 * personal-data/personal-tables.ts.
 */
@Module({
  imports: [
    TypeOrmModule.forFeature([Notice, RetentionTerm, RightsRequest]),
    ApplicationsModule,
    AuthModule,
    ConfigModule,
    LogsModule,
    MailModule,
    OnboardingModule,
  ],
  controllers: [
    PrivacyController,
    RightsController,
    RetentionController,
    KeepingController,
    HoldsController,
    NoticesController,
  ],
  providers: [
    AnswerRights,
    CopyArchive,
    CopyOfDataService,
    DryRunService,
    EraseAccount,
    ErasePerson,
    EraseRecord,
    ErasureEmails,
    ErasureLinks,
    ErasureProofs,
    ErasureRequests,
    FileRemoval,
    HoldsRepository,
    HoldsService,
    KeepingLinks,
    KeepingService,
    NoteErasures,
    NoticesService,
    PersonalParts,
    PrivacyLimits,
    Quarantine,
    RetentionRepository,
    RetentionRounds,
    RetentionSettingsService,
    RightsEmails,
    RightsLog,
    RightsRepository,
    RightsService,
    TakeStep,
  ],
  exports: [
    EraseAccount,
    EraseRecord,
    ErasureRequests,
    HoldsService,
    KeepingService,
    NoticesService,
    Quarantine,
    RightsLog,
  ],
})
export class PrivacyModule {}
