import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import { Requires } from '../platform/auth/decorators.js';
import { Refuses } from '../platform/errors/refuses.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { ListQueryDto } from '../platform/http/list-query.dto.js';
import { parseListQuery } from '../platform/http/list-query.js';
import { WhileUnchanged } from '../platform/http/while-unchanged.js';
import { CandidateStats, InterviewStats, UnansweredStats } from './stats.dto.js';
import { StatsService } from './stats.service.js';

@ApiTags('stats')
@Controller('stats')
export class StatsController {
  constructor(private readonly stats: StatsService) {}

  /** The figures of the HR cards. Filter: departamento. */
  @Get('candidates')
  @Requires('stats:read')
  @Refuses('invalid_cursor')
  @WhileUnchanged()
  candidates(@Query() query: ListQueryDto): Promise<CandidateStats> {
    const { filter } = parseListQuery(query, { sort: ['total'], filter: ['departamento'], ids: false });
    return this.stats.countCandidates(filter.departamento ?? null);
  }

  /** The figures of the interview cards. Filter: candidato_id. */
  @Get('interviews')
  @Requires('interviews:read')
  @Refuses('invalid_cursor')
  @WhileUnchanged()
  interviews(@Query() query: ListQueryDto): Promise<InterviewStats> {
    const { filter } = parseListQuery(query, { sort: ['total'], filter: ['candidato_id'], ids: false });
    if (filter.candidato_id && !isUUID(filter.candidato_id)) {
      throw new DomainError('invalid_query', { name: 'filter.candidato_id' });
    }
    return this.stats.countInterviews(filter.candidato_id ?? null);
  }

  /** How many people have waited for an answer longer than their stage allows. Filter: departamento. */
  @Get('unanswered')
  @Requires('stats:read')
  @Refuses('invalid_cursor')
  @WhileUnchanged()
  unanswered(@Query() query: ListQueryDto): Promise<UnansweredStats> {
    const { filter } = parseListQuery(query, { sort: ['total'], filter: ['departamento'], ids: false });
    return this.stats.countUnanswered(filter.departamento ?? null);
  }
}
