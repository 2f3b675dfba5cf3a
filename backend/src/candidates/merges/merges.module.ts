import { Module } from '@nestjs/common';
import { CandidatesModule } from '../candidates.module.js';
import { LogsModule } from '../../logs/logs.module.js';
import { AbsorbedRecords } from './absorbed-records.js';
import { MergesController } from './merges.controller.js';
import { MergesRepository } from './merges.repository.js';
import { MergesService } from './merges.service.js';

/** Owns `fusiones`: merges of records, with the data to undo them. */
@Module({
  imports: [CandidatesModule, LogsModule],
  controllers: [MergesController],
  providers: [AbsorbedRecords, MergesRepository, MergesService],
})
export class MergesModule {}
