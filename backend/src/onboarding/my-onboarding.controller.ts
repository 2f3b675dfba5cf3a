import { Body, Controller, Get, Put, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Actor } from '../platform/auth/actor.js';
import { CurrentActor, Requires } from '../platform/auth/decorators.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { Refuses } from '../platform/errors/refuses.js';
import { Action } from '../platform/http/action.js';
import { IdParam } from '../platform/http/validation/uuid-param.js';
import { FirstDayCalendar } from './first-day-calendar.js';
import {
  MyOnboarding,
  MyOnboardingResponse,
  TaskValueRequest,
  TaskVersionRequest,
} from './onboarding.dto.js';
import { OnboardingsService } from './onboardings.service.js';
import { OnboardingTasks, TASK_CODES, type TaskOrder } from './tasks/onboarding-tasks.js';

/** What the signed-in person does before their first day. Documents are uploaded as all requested ones. */
@ApiTags('onboardings')
@Controller('onboardings/mine')
export class MyOnboardingController {
  constructor(
    private readonly onboardings: OnboardingsService,
    private readonly tasks: OnboardingTasks,
    private readonly calendar: FirstDayCalendar,
  ) {}

  /** One's own incorporación; null: there is none, or it ended more than 30 days ago. */
  @Get()
  @Requires('own:read')
  async getMyOnboarding(@CurrentActor() { userId }: Actor): Promise<MyOnboardingResponse> {
    return { incorporacion: await this.onboardings.ofUser(userId) };
  }

  /** The first day for the calendar (RFC 5545). */
  @Get('calendar.ics')
  @Requires('own:read')
  @Refuses('onboarding_not_found')
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string' } })
  async downloadFirstDay(
    @CurrentActor() { userId }: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const file = await this.calendar.of(userId);
    response.set({
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="primer-dia.ics"',
      'Cache-Control': 'private, no-store',
    });
    return file;
  }

  /** Confirms that a text was read, or ticks a task. A second time changes nothing. */
  @Action('tasks/:taskId/done')
  @Requires('own:write')
  @Refuses(...TASK_CODES)
  async finishMyTask(
    @CurrentActor() actor: Actor,
    @IdParam('taskId', 'Id of the task.') taskId: string,
    @Body() { version }: TaskVersionRequest,
  ): Promise<MyOnboarding> {
    await this.tasks.done(await this.orderOf(actor, taskId, version), actor);
    return this.own(actor);
  }

  /** Takes the tick of a task back. */
  @Action('tasks/:taskId/undone')
  @Requires('own:write')
  @Refuses(...TASK_CODES)
  async reopenMyTask(
    @CurrentActor() actor: Actor,
    @IdParam('taskId', 'Id of the task.') taskId: string,
    @Body() { version }: TaskVersionRequest,
  ): Promise<MyOnboarding> {
    await this.tasks.undone(await this.orderOf(actor, taskId, version), actor);
    return this.own(actor);
  }

  /** Writes a value. The answer masks sensitive ones. */
  @Put('tasks/:taskId/value')
  @Requires('own:write')
  @Refuses(...TASK_CODES)
  async writeMyValue(
    @CurrentActor() actor: Actor,
    @IdParam('taskId', 'Id of the task.') taskId: string,
    @Body() { version, ...value }: TaskValueRequest,
  ): Promise<MyOnboarding> {
    await this.tasks.setValue(await this.orderOf(actor, taskId, version), value, actor);
    return this.own(actor);
  }

  /** Only of one's own: tasks of others are not found. */
  private async orderOf({ userId }: Actor, taskId: string, version: number): Promise<TaskOrder> {
    const row = await this.onboardings.rowOfUser(userId);
    if (!row) throw new DomainError('onboarding_not_found');
    return { onboardingId: row.id, taskId, version, own: true };
  }

  private async own({ userId }: Actor): Promise<MyOnboarding> {
    const found = await this.onboardings.ofUser(userId);
    if (!found) throw new DomainError('onboarding_not_found');
    return found;
  }
}
