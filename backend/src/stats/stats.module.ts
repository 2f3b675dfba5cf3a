import { Module } from '@nestjs/common';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { InterviewsModule } from '../interviews/interviews.module.js';
import { StatsController } from './stats.controller.js';
import { StatsService } from './stats.service.js';
import { TotalsController } from './totals.controller.js';
import { TotalsRepository } from './totals.repository.js';
import { TotalsService } from './totals.service.js';

/** Figures for cards and dashboards. Owns no table. */
@Module({
  imports: [CandidatesModule, InterviewsModule],
  controllers: [StatsController, TotalsController],
  providers: [StatsService, TotalsService, TotalsRepository],
})
export class StatsModule {}
