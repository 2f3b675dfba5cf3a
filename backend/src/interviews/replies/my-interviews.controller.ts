import { Body, Controller, Get, Res } from '@nestjs/common';
import { Action } from '../../platform/http/action.js';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { IdParam } from '../../platform/http/validation/uuid-param.js';
import { MomentRequest, toMomentWish } from './moment-request.dto.js';
import { MyInterview } from './my-interview.dto.js';
import { MyInterviewsService } from './my-interviews.service.js';

@ApiTags('interviews')
@Controller('interviews')
export class MyInterviewsController {
  constructor(private readonly interviews: MyInterviewsService) {}

  /** The signed-in person's interviews, latest first. */
  @Get('mine')
  @Requires('own:read')
  listMyInterviews(@CurrentActor() { userId }: Actor): Promise<MyInterview[]> {
    return this.interviews.list(userId);
  }

  /** One's own interview for the calendar (RFC 5545). */
  @Get(':id/calendar.ics')
  @Requires('own:read')
  @Refuses('interview_cancelled', 'interview_not_found')
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string' } })
  async downloadInterviewCalendar(
    @CurrentActor() { userId }: Actor,
    @IdParam() id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const file = await this.interviews.calendar(userId, id);
    response.set({
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="entrevista.ics"',
      'Cache-Control': 'private, no-store',
    });
    return file;
  }

  /** Confirms that one comes. A second time answers the same. */
  @Action(':id/confirm')
  @Requires('own:write')
  @Refuses(
    'application_not_found',
    'interview_cancelled',
    'interview_moved',
    'interview_not_found',
    'interview_over',
  )
  confirmInterview(@CurrentActor() { userId }: Actor, @IdParam() id: string): Promise<MyInterview> {
    return this.interviews.confirm(userId, id);
  }

  /** Asks for another moment; human resources decide. */
  @Action(':id/reschedule-request')
  @Requires('own:write')
  @Refuses(
    'application_not_found',
    'interview_cancelled',
    'interview_moved',
    'interview_not_found',
    'interview_over',
    'too_many_requests',
  )
  requestInterviewReschedule(
    @CurrentActor() { userId }: Actor,
    @IdParam() id: string,
    @Body() wish: MomentRequest,
  ): Promise<MyInterview> {
    return this.interviews.requestAnother(userId, id, toMomentWish(wish));
  }
}
