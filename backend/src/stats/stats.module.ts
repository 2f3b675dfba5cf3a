import { ApplicationsModule } from '../candidates/applications/applications.module.js';
import { VacanciesModule } from '../vacancies/vacancies.module.js';
import { InterviewsModule } from '../interviews/interviews.module.js';
import { PeopleModule } from '../candidates/people/people.module.js';
import { Module } from '@nestjs/common';
import { DepartmentsModule } from '../departments/departments.module.js';
import { ChannelNames } from './charts/channel-names.js';
import { ChartsRepository } from './charts/charts.repository.js';
import { ChartsService } from './charts/charts.service.js';
import { CountedRepository } from './totals/counted.repository.js';
import { CountedService } from './totals/counted.service.js';
import { DashboardController } from './dashboard.controller.js';
import { DashboardService } from './dashboard.service.js';
import { FiguresRepository } from './figures.repository.js';
import { HiringRepository } from './hiring/hiring.repository.js';
import { HiringService } from './hiring/hiring.service.js';
import { SearchController } from './search/search.controller.js';
import { SearchService } from './search/search.service.js';
import { StatsController } from './stats.controller.js';
import { StatsService } from './stats.service.js';
import { TotalsController } from './totals/totals.controller.js';
import { TotalsRepository } from './totals/totals.repository.js';
import { TotalsService } from './totals/totals.service.js';

/** Figures for cards and dashboards, and the search over all rooms, since it imports them all. Owns no table. */
@Module({
  imports: [ApplicationsModule, PeopleModule, DepartmentsModule, InterviewsModule, VacanciesModule],
  controllers: [StatsController, TotalsController, DashboardController, SearchController],
  providers: [
    SearchService,
    StatsService,
    ChannelNames,
    TotalsService,
    TotalsRepository,
    DashboardService,
    FiguresRepository,
    ChartsService,
    ChartsRepository,
    HiringRepository,
    HiringService,
    CountedService,
    CountedRepository,
  ],
})
export class StatsModule {}
