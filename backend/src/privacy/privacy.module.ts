import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { ConfigModule } from '../config/config.module.js';
import { LogsModule } from '../logs/logs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { QueueModule } from '../platform/queue/queue.module.js';
import { CopyArchive } from './copy-archive.js';
import { CopyOfDataService } from './copy-of-data.js';
import { EraseAccount } from './erase-account.js';
import { ErasePerson } from './erase-person.js';
import { ErasureLinks } from './erasure-links.js';
import { ErasureMessages } from './erasure-messages.js';
import { ErasurePages } from './erasure-pages.js';
import { ErasureRequests } from './erasure-requests.js';
import { FileRemoval } from './file-removal.js';
import { HeldByAddress } from './held-by-address.js';
import { HeldRecords } from './held-records.js';
import { PrivacyController } from './privacy.controller.js';
import { PrivacyLimits } from './privacy-limits.js';
import { RemoveEnded } from './remove-ended.js';

/**
 * Owns a person's copy of their data and the erasure of their account: `solicitudes_borrado`, `borrados` and
 * `bloqueados`. What there is to copy or erase each module says itself, through PersonalDataHooks.
 */
@Module({
  imports: [AuthModule, ConfigModule, LogsModule, MailModule, QueueModule],
  controllers: [PrivacyController],
  providers: [
    CopyArchive,
    CopyOfDataService,
    EraseAccount,
    ErasePerson,
    ErasureLinks,
    ErasureMessages,
    ErasurePages,
    ErasureRequests,
    FileRemoval,
    HeldByAddress,
    HeldRecords,
    PrivacyLimits,
    RemoveEnded,
  ],
  exports: [ErasurePages],
})
export class PrivacyModule {}
