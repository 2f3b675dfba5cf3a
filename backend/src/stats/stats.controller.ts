import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Requires } from '../platform/auth/decorators.js';
import { Refuses } from '../platform/errors/refuses.js';
import { ApiFilter } from '../platform/http/lists/api-list.js';
import { anyText, idOf } from '../platform/http/lists/filter-rules.js';
import { ListQueryDto } from '../platform/http/lists/list-query.dto.js';
import { parseFilter } from '../platform/http/lists/list-query.js';
import { CandidateStats, InterviewStats, UnansweredStats } from './stats.dto.js';
import { StatsService } from './stats.service.js';

const DEPARTMENT = { departamento: anyText('Code of a department.') };
const CANDIDATE = { candidato_id: idOf('Whose interviews.') };

@ApiTags('stats')
@Controller('stats')
export class StatsController {
  constructor(private readonly stats: StatsService) {}

  /** The figures of the HR cards. */
  @Get('candidates')
  @ApiFilter(DEPARTMENT)
  @Requires('stats:read')
  @Refuses('invalid_query')
  getCandidateStats(@Query() query: ListQueryDto): Promise<CandidateStats> {
    const { departamento } = parseFilter(query.filter, DEPARTMENT);
    return this.stats.countCandidates(departamento ?? null);
  }

  /** The figures of the interview cards. */
  @Get('interviews')
  @ApiFilter(CANDIDATE)
  @Requires('interviews:read')
  @Refuses('invalid_query')
  getInterviewStats(@Query() query: ListQueryDto): Promise<InterviewStats> {
    const { candidato_id } = parseFilter(query.filter, CANDIDATE);
    return this.stats.countInterviews(candidato_id ?? null);
  }

  /** How many people have waited for an answer longer than their stage allows. */
  @Get('unanswered')
  @ApiFilter(DEPARTMENT)
  @Requires('stats:read')
  @Refuses('invalid_query')
  countUnanswered(@Query() query: ListQueryDto): Promise<UnansweredStats> {
    const { departamento } = parseFilter(query.filter, DEPARTMENT);
    return this.stats.countUnanswered(departamento ?? null);
  }
}
