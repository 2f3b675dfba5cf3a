import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Requires } from '../platform/auth/decorators.js';
import { Refuses } from '../platform/errors/refuses.js';
import { ApiList } from '../platform/http/lists/api-list.js';
import { COUNTED_LIST } from './totals/counted.query.js';
import { ListQueryDto } from '../platform/http/lists/list-query.dto.js';
import { sendPage } from '../platform/http/lists/list-query.js';
import { ChartsResponse } from './charts/charts.dto.js';
import { ChartsService } from './charts/charts.service.js';
import { CountedRow } from './totals/counted.dto.js';
import { CountedService } from './totals/counted.service.js';
import { HiringFigures } from './hiring/hiring.dto.js';
import { HiringService } from './hiring/hiring.service.js';
import { DashboardResponse } from './dashboard.dto.js';
import { DashboardService } from './dashboard.service.js';
import { PeriodQuery } from './periods/period.dto.js';

@ApiTags('stats')
@Controller('stats')
export class DashboardController {
  constructor(
    private readonly dashboard: DashboardService,
    private readonly charts: ChartsService,
    private readonly hiring: HiringService,
    private readonly counted: CountedService,
  ) {}

  /** The administrators' start page: figures of a period beside the one before, what is new, what is asked for most. */
  @Get('dashboard')
  @Requires('stats:read_all')
  @Refuses('validation_failed')
  getDashboard(@Query() period: PeriodQuery): Promise<DashboardResponse> {
    return this.dashboard.read(period);
  }

  /** Applications by week, stage, department and channel; times in a stage and to hire. */
  @Get('charts')
  @Requires('stats:read_all')
  @Refuses('validation_failed')
  getCharts(@Query() period: PeriodQuery): Promise<ChartsResponse> {
    return this.charts.read(period);
  }

  /** From the offer to the first day: answers and their reasons, and how long each takes. */
  @Get('hiring')
  @Requires('stats:read_all')
  @Refuses('validation_failed')
  getHiringFigures(@Query() period: PeriodQuery): Promise<HiringFigures> {
    return this.hiring.read(period);
  }

  /**
   * The applications behind a figure, the newest first.
   */
  @Get('counted')
  @ApiList(COUNTED_LIST)
  @Requires('stats:read_all')
  @Refuses('validation_failed')
  async listCountedApplications(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CountedRow[]> {
    return sendPage(response, 'counted', await this.counted.list(query));
  }
}
