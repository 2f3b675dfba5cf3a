import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Idempotent } from '../idempotency/idempotent.js';
import { Requires } from '../platform/auth/decorators.js';
import { IdParam } from '../platform/http/uuid-param.js';
import { CriteriaService } from './criteria.service.js';
import { CriterionRequest, CriterionResponse, CriterionUpdate } from './criterion.dto.js';

/** What interviewers score. */
@ApiTags('scorecards')
@Controller('scorecard-criteria')
export class CriteriaController {
  constructor(private readonly criteria: CriteriaService) {}

  /** All, in their order. */
  @Get()
  @Requires('interviews:read')
  list(): Promise<CriterionResponse[]> {
    return this.criteria.list();
  }

  @Post()
  @Idempotent()
  @Requires('interviews:write')
  create(@Body() request: CriterionRequest): Promise<CriterionResponse> {
    return this.criteria.create(request);
  }

  @Put(':id')
  @Requires('interviews:write')
  update(@IdParam() id: string, @Body() request: CriterionUpdate): Promise<CriterionResponse> {
    return this.criteria.update(id, request);
  }

  /** Scorecards that were given keep it. */
  @Delete(':id')
  @Requires('interviews:write')
  remove(@IdParam() id: string): Promise<CriterionResponse> {
    return this.criteria.remove(id);
  }
}
