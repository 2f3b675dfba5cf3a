import { LogSeal } from './seal/log-seal.entity.js';
import { LogCheck } from './seal/log-seal.entity.js';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Module } from '@nestjs/common';
import { LogEntriesRepository } from './log-entries.repository.js';
import { LogExport } from './log-export.js';
import { LogList } from './log-list.service.js';
import { LogsController } from './logs.controller.js';
import { LogsService } from './logs.service.js';
import { RecordFailedJobs } from './record-failed-jobs.js';
import { CheckLog } from './seal/check-log.js';
import { LogKeys } from './seal/log-keys.js';
import { SealLog } from './seal/seal-log.js';

/**
 * Owns `system_logs`, which is append-only, and its chain of seals. It identifies people by id: their addresses are
 * read from `users` at read time, so that an erasure touches no entry.
 */
@Module({
  imports: [TypeOrmModule.forFeature([LogCheck, LogSeal])],
  controllers: [LogsController],
  providers: [
    CheckLog,
    LogEntriesRepository,
    LogExport,
    LogKeys,
    LogList,
    LogsService,
    RecordFailedJobs,
    SealLog,
  ],
  exports: [LogsService],
})
export class LogsModule {}
