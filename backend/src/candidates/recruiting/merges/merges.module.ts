import { Module } from '@nestjs/common';
import { AbsorbedRecords } from './absorbed-records.js';
import { ApplicationsModule } from '../../applications/applications.module.js';
import { AuthModule } from '../../../auth/auth.module.js';
import { LogsModule } from '../../../logs/logs.module.js';
import { MergesController } from './merges.controller.js';
import { MergesRepository } from './merges.repository.js';
import { MergesService } from './merges.service.js';

/** Owns `fusiones`: two records of one person become one, and the way back. */
@Module({
  imports: [ApplicationsModule, AuthModule, LogsModule],
  controllers: [MergesController],
  providers: [AbsorbedRecords, MergesRepository, MergesService],
})
export class MergesModule {}
