import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Idempotent } from '../../../platform/http/idempotency/idempotent.js';
import { Requires } from '../../../platform/auth/decorators.js';
import { Refuses } from '../../../platform/errors/refuses.js';
import { LocationHeader } from '../../../platform/http/headers/location-header.js';
import { IdParam } from '../../../platform/http/validation/uuid-param.js';
import { CriteriaService } from './criteria.service.js';
import { CriterionRequest, CriterionResponse, CriterionUpdate } from './criterion.dto.js';
import { recordOf, WholeList } from '../../../platform/http/lists/whole-list.js';

/** What interviewers score. */
@ApiTags('scorecards')
@Controller('scorecard-criteria')
export class CriteriaController {
  constructor(private readonly criteria: CriteriaService) {}

  /** All, in their order. */
  @Get()
  @WholeList('scorecard-criteria', { sort: ['nombre'], filter: {} })
  @Requires('interviews:read')
  listScorecardCriteria(): Promise<CriterionResponse[]> {
    return this.criteria.list();
  }

  /** One criterion. */
  @Get(':id')
  @Requires('interviews:read')
  @Refuses('criterion_not_found')
  async getScorecardCriterion(@IdParam() id: string): Promise<CriterionResponse> {
    return recordOf(await this.criteria.list(), id, 'criterion_not_found');
  }

  /** Adds something to be scored. */
  @Post()
  @Idempotent()
  @LocationHeader('/api/scorecard-criteria')
  @Requires('interviews:write')
  @Refuses('criteria_limit')
  createScorecardCriterion(@Body() request: CriterionRequest): Promise<CriterionResponse> {
    return this.criteria.create(request);
  }

  /** Changes what is scored. A stale version answers 409. */
  @Put(':id')
  @Requires('interviews:write')
  @Refuses('criterion_not_found', 'criterion_stale')
  updateScorecardCriterion(
    @IdParam() id: string,
    @Body() request: CriterionUpdate,
  ): Promise<CriterionResponse> {
    return this.criteria.update(id, request);
  }

  /** Scorecards that were given keep it. */
  @Delete(':id')
  @Requires('interviews:write')
  @Refuses('criterion_not_found')
  deleteScorecardCriterion(@IdParam() id: string): Promise<CriterionResponse> {
    return this.criteria.remove(id);
  }
}
