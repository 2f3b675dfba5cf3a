import { Module } from '@nestjs/common';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { InterviewsModule } from '../interviews/interviews.module.js';
import { StatsController } from './stats.controller.js';
import { StatsService } from './stats.service.js';

/** Figures for cards and dashboards. Owns no table. */
@Module({
  imports: [CandidatesModule, InterviewsModule],
  controllers: [StatsController],
  providers: [StatsService],
})
export class StatsModule {}
