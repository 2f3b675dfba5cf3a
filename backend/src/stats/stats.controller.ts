import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Requires } from '../platform/auth/decorators.js';
import { ListQueryDto } from '../platform/http/list-query.dto.js';
import { parseListQuery } from '../platform/http/list-query.js';
import { CandidateStats } from './stats.dto.js';
import { StatsService } from './stats.service.js';

@ApiTags('stats')
@Controller('stats')
export class StatsController {
  constructor(private readonly stats: StatsService) {}

  /** The figures of the HR cards. Filter: departamento. */
  @Get('candidates')
  @Requires('stats:read')
  candidates(@Query() query: ListQueryDto): Promise<CandidateStats> {
    const { filter } = parseListQuery(query, { sort: ['total'], filter: ['departamento'] });
    return this.stats.countCandidates(filter.departamento ?? null);
  }
}
