import { Body, Controller, Delete, Get, Post, Put, Query, Res } from '@nestjs/common';
import { Action } from '../platform/http/action.js';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { SendsHeader } from '../platform/openapi/headers/sends-header.js';
import { Idempotent } from '../platform/http/idempotency/idempotent.js';
import type { Actor } from '../platform/auth/actor.js';
import { CurrentActor, Requires } from '../platform/auth/decorators.js';
import { Refuses } from '../platform/errors/refuses.js';
import { SyncPosition } from '../platform/database/sync-position.js';
import { LocationHeader } from '../platform/http/headers/location-header.js';
import { ApiList } from '../platform/http/lists/api-list.js';
import { ListQueryDto } from '../platform/http/lists/list-query.dto.js';
import { parseListQuery, sendPage } from '../platform/http/lists/list-query.js';
import { IdParam } from '../platform/http/validation/uuid-param.js';
import { ChangeInterview } from './changes/change-interview.js';
import { INTERVIEW_LIST, readInterviewQuery } from './planning/interview-list-query.js';
import {
  InterviewCancelRequest,
  InterviewEstadoRequest,
  InterviewResponse,
  InterviewUndoRequest,
  InterviewUpdate,
  ScheduleRequest,
} from './interview.dto.js';
import { InterviewsService } from './interviews.service.js';
import { ScheduleInterview } from './changes/schedule-interview.js';
import { UndoInterview } from './changes/undo-interview.js';

const ENDING = [
  'application_not_found',
  'interview_application_closed',
  'interview_not_found',
  'interview_stale',
] as const;
const BUSY = ['candidate_busy', 'interviewer_busy', 'participant_busy'] as const;
const CHANGING = [...ENDING, ...BUSY, 'interview_not_begun'] as const;

@ApiTags('interviews')
@Controller('interviews')
export class InterviewsController {
  constructor(
    private readonly interviews: InterviewsService,
    private readonly scheduling: ScheduleInterview,
    private readonly changes: ChangeInterview,
    private readonly undoing: UndoInterview,
    private readonly position: SyncPosition,
  ) {}

  /**
   * Interviews by their beginning.
   */
  @Get()
  @ApiList(INTERVIEW_LIST)
  @Requires('interviews:read')
  @SendsHeader('X-Sync-Position')
  async listInterviews(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<InterviewResponse[]> {
    const { ids, ...list } = parseListQuery(query, INTERVIEW_LIST);
    if (ids) return this.interviews.listByIds(ids);
    const wanted = readInterviewQuery(list);
    await this.position.announce(response, wanted);
    return sendPage(response, 'interviews', await this.interviews.list(wanted));
  }

  /** One interview. */
  @Get(':id')
  @Requires('interviews:read')
  @Refuses('interview_not_found')
  getInterview(@IdParam() id: string): Promise<InterviewResponse> {
    return this.interviews.get(id);
  }

  /** Agrees an interview, moves its application and invites the candidate. */
  @Post()
  @Idempotent()
  @Requires('interviews:write')
  @Refuses(
    'application_not_found',
    'candidate_not_found',
    'interview_application_closed',
    'interview_not_found',
    ...BUSY,
  )
  @LocationHeader('/api/interviews')
  scheduleInterview(
    @CurrentActor() actor: Actor,
    @Body() request: ScheduleRequest,
  ): Promise<InterviewResponse> {
    return this.scheduling.execute(request, actor);
  }

  /** Changes what is given; the candidate is told when it concerns them, after the seconds in which it may be undone. */
  @Put(':id')
  @Requires('interviews:write')
  @Refuses(...CHANGING)
  async updateInterview(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() request: InterviewUpdate,
  ): Promise<InterviewResponse> {
    await this.changes.update(id, request, actor.userId);
    return this.interviews.get(id);
  }

  /**
   * Takes back the last change, a deletion too, while the candidate has not been told of it, or within the same seconds.
   */
  @Action(':id/undo')
  @Idempotent()
  @Requires('interviews:write')
  @Refuses('application_not_found', 'interview_not_found', 'interview_stale', 'undo_too_late', ...BUSY)
  async undoInterviewChange(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { version }: InterviewUndoRequest,
  ): Promise<InterviewResponse> {
    await this.undoing.execute(id, version, actor.userId);
    return this.interviews.get(id);
  }

  /** Cancels it; the candidate is told after the seconds in which it may be undone. A second time changes nothing. */
  @Action(':id/cancel')
  @Idempotent()
  @Requires('interviews:write')
  @Refuses(...ENDING)
  async cancelInterview(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { version }: InterviewCancelRequest,
  ): Promise<InterviewResponse> {
    await this.changes.setEstado(id, { estado: 'cancelada', version }, actor.userId);
    return this.interviews.get(id);
  }

  /** Sets the estado; `realizada` moves the application on. For some seconds it may be undone, the move with it. */
  @Action(':id/estado')
  @Idempotent()
  @Requires('interviews:write')
  @Refuses(...CHANGING)
  async setInterviewEstado(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() request: InterviewEstadoRequest,
  ): Promise<InterviewResponse> {
    await this.changes.setEstado(id, request, actor.userId);
    return this.interviews.get(id);
  }

  /**
   * Removes it from every list; one that is still to come is cancelled by that, and the candidate told after the seconds
   * in which it may be undone.
   */
  @Delete(':id')
  @Requires('interviews:write')
  @Refuses(...ENDING)
  async deleteInterview(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<InterviewResponse> {
    const interview = await this.interviews.get(id);
    return { ...interview, ...(await this.changes.remove(id, actor.userId)) };
  }
}
