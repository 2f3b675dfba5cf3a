import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Requires } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { ApiList } from '../../platform/http/lists/api-list.js';
import { ListQueryDto } from '../../platform/http/lists/list-query.dto.js';
import { parseListQuery } from '../../platform/http/lists/list-query.js';
import { AGENDA, readInterviewQuery } from './interview-list-query.js';
import {
  AgendaResponse,
  FreeSlotsQuery,
  FreeSlotsResponse,
  InterviewerResponse,
  InterviewersQuery,
} from './interview-planning.dto.js';
import { InterviewPlanningService } from './interview-planning.service.js';

@ApiTags('interviews')
@Controller('interviews')
export class InterviewPlanningController {
  constructor(private readonly planning: InterviewPlanningService) {}

  /** What a calendar draws of some days, at most 62. */
  @Get('agenda')
  @ApiList(AGENDA)
  @Requires('interviews:read')
  getInterviewAgenda(@Query() query: ListQueryDto): Promise<AgendaResponse> {
    return this.planning.agenda(readInterviewQuery(parseListQuery(query, AGENDA)));
  }

  /** Hours of a day at which neither the candidate nor the interviewer has another interview. */
  @Get('free')
  @Requires('interviews:read')
  @Refuses('validation_failed')
  getFreeInterviewHours(@Query() query: FreeSlotsQuery): Promise<FreeSlotsResponse> {
    return this.planning.free(query);
  }

  /** Staff who may interview, by name. */
  @Get('interviewers')
  @Requires('interviews:read')
  listInterviewers(@Query() { q = '', id }: InterviewersQuery): Promise<InterviewerResponse[]> {
    return this.planning.interviewers(q, id ?? null);
  }
}
