import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { ConfigModule } from '../config/config.module.js';
import { LogsModule } from '../logs/logs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { QueueModule } from '../platform/queue/queue.module.js';
import { HoldsModule } from './retention/holds/holds.module.js';
import { AnswerRights } from './rights/answer-rights.js';
import { CopyArchive } from './copy/copy-archive.js';
import { CopyOfDataService } from './copy/copy-of-data.js';
import { EraseAccount } from './erasure/erase-account.js';
import { ErasePerson } from './erasure/erase-person.js';
import { EraseRecord } from './erasure/erase-record.js';
import { ErasureLinks } from './erasure/requests/erasure-links.js';
import { ErasureEmails } from './erasure/requests/erasure-emails.js';
import { ErasurePages } from './erasure/requests/erasure-pages.js';
import { ErasureProofs } from './erasure/requests/erasure-proofs.js';
import { ErasureRequests } from './erasure/requests/erasure-requests.js';
import { FileRemoval } from './erasure/file-removal.js';
import { NoteErasures } from './erasure/note-erasures.js';
import { PersonalParts } from './personal-data/personal-parts.js';
import { PrivacyController } from './privacy.controller.js';
import { PrivacyLimits } from './privacy-limits.js';
import { RightsController } from './rights/rights.controller.js';
import { RightsLog } from './rights/rights-log.js';
import { RightsEmails } from './rights/rights-emails.js';
import { RightsRepository } from './rights/rights.repository.js';
import { RightsService } from './rights/rights.service.js';

/**
 * Owns the copy of a person's data, the erasure of accounts and the requests under data protection law:
 * `solicitudes_borrado`, `borrados`, `bloqueados` and `solicitudes_derechos`. What each table has about
 * people stands in personal-data/personal-tables.ts.
 */
@Module({
  imports: [AuthModule, ConfigModule, HoldsModule, LogsModule, MailModule, QueueModule],
  controllers: [PrivacyController, RightsController],
  providers: [
    AnswerRights,
    CopyArchive,
    CopyOfDataService,
    EraseAccount,
    ErasePerson,
    EraseRecord,
    ErasureLinks,
    ErasureEmails,
    ErasurePages,
    ErasureProofs,
    ErasureRequests,
    FileRemoval,
    NoteErasures,
    PersonalParts,
    PrivacyLimits,
    RightsLog,
    RightsEmails,
    RightsRepository,
    RightsService,
  ],
  exports: [ErasurePages, EraseRecord, RightsLog],
})
export class PrivacyModule {}
