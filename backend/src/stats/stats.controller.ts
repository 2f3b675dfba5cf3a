import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Requires } from '../platform/auth/decorators.js';
import { ListQueryDto } from '../platform/http/list-query.dto.js';
import { parseListQuery } from '../platform/http/list-query.js';
import { CandidateStats, UnansweredStats } from './stats.dto.js';
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

  /** How many people have waited for an answer longer than their stage allows. Filter: departamento. */
  @Get('unanswered')
  @Requires('stats:read')
  unanswered(@Query() query: ListQueryDto): Promise<UnansweredStats> {
    const { filter } = parseListQuery(query, { sort: ['total'], filter: ['departamento'] });
    return this.stats.countUnanswered(filter.departamento ?? null);
  }
}
