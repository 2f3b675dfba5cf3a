import { Body, Controller, Get, Put, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Actor } from '../platform/auth/actor.js';
import { CurrentActor, Requires } from '../platform/auth/decorators.js';
import { Refuses } from '../platform/errors/refuses.js';
import { Action } from '../platform/http/action.js';
import { SendsFile } from '../platform/http/headers/content-disposition.js';
import { ApiList } from '../platform/http/lists/api-list.js';
import { ListQueryDto } from '../platform/http/lists/list-query.dto.js';
import { sendPage } from '../platform/http/lists/list-query.js';
import { IdParam } from '../platform/http/validation/uuid-param.js';
import { ChangeOnboarding } from './change-onboarding.js';
import {
  NotJoinedRequest,
  OnboardingRecord,
  OnboardingResponse,
  OnboardingUpdate,
  OnboardingVersion,
  StartPackRequest,
  TaskValueRequest,
  TaskVersionRequest,
} from './onboarding.dto.js';
import { ONBOARDING_LIST, parseOnboardingList } from './onboarding-list.js';
import { OnboardingsService } from './onboardings.service.js';
import { StartPack } from './pack/start-pack.js';
import { OnboardingTasks, TASK_CODES } from './tasks/onboarding-tasks.js';
import { OnboardingValueResponse } from './tasks/value.dto.js';

const TASK = 'Id of the task.';

/** What is prepared for the first day of people who were hired. */
@ApiTags('onboardings')
@Controller('onboardings')
export class OnboardingsController {
  constructor(
    private readonly onboardings: OnboardingsService,
    private readonly changes: ChangeOnboarding,
    private readonly tasks: OnboardingTasks,
    private readonly pack: StartPack,
  ) {}

  /** Incorporaciones by their first day; those without one come last when the soonest come first. */
  @Get()
  @ApiList(ONBOARDING_LIST)
  @Requires('onboarding:read')
  async listOnboardings(
    @CurrentActor() actor: Actor,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OnboardingResponse[]> {
    return sendPage(response, 'onboardings', await this.onboardings.list(parseOnboardingList(query), actor));
  }

  /** One incorporación with everything that is to be done. Sensitive values are masked. */
  @Get(':id')
  @Requires('onboarding:read')
  @Refuses('onboarding_not_found')
  getOnboarding(@IdParam() id: string): Promise<OnboardingRecord> {
    return this.onboardings.get(id);
  }

  /** Sets the first day, where, whom to ask for and who sees to it. The person is told of a new day. */
  @Put(':id')
  @Requires('onboarding:write')
  @Refuses('onboarding_closed', 'onboarding_not_found', 'onboarding_stale')
  async updateOnboarding(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() order: OnboardingUpdate,
  ): Promise<OnboardingRecord> {
    await this.changes.update(id, order, actor);
    return this.onboardings.get(id);
  }

  /** The person began to work. A second time changes nothing. */
  @Action(':id/joined')
  @Requires('onboarding:write')
  @Refuses('onboarding_closed', 'onboarding_not_found', 'onboarding_stale')
  async endOnboarding(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { version }: OnboardingVersion,
  ): Promise<OnboardingRecord> {
    await this.changes.joined(id, version, actor);
    return this.onboardings.get(id);
  }

  /** The person did not begin. The application stays where it is. */
  @Action(':id/not-joined')
  @Requires('onboarding:write')
  @Refuses('onboarding_closed', 'onboarding_not_found', 'onboarding_stale')
  async failOnboarding(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() order: NotJoinedRequest,
  ): Promise<OnboardingRecord> {
    await this.changes.notJoined(id, order, actor);
    return this.onboardings.get(id);
  }

  /** Takes its ending back. One that was cancelled opens again when its application is hired again. */
  @Action(':id/reopen')
  @Requires('onboarding:write')
  @Refuses('onboarding_closed', 'onboarding_not_found', 'onboarding_stale')
  async reopenOnboarding(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { version }: OnboardingVersion,
  ): Promise<OnboardingRecord> {
    await this.changes.reopen(id, version, actor);
    return this.onboardings.get(id);
  }

  /** Ticks a task of staff. A second time changes nothing. */
  @Action(':id/tasks/:taskId/done')
  @Requires('onboarding:write')
  @Refuses(...TASK_CODES)
  async finishOnboardingTask(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @IdParam('taskId', TASK) taskId: string,
    @Body() { version }: TaskVersionRequest,
  ): Promise<OnboardingRecord> {
    await this.tasks.done({ onboardingId: id, taskId, version, own: false }, actor);
    return this.onboardings.get(id);
  }

  /** Takes the tick back. A second time changes nothing. */
  @Action(':id/tasks/:taskId/undone')
  @Requires('onboarding:write')
  @Refuses(...TASK_CODES)
  async reopenOnboardingTask(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @IdParam('taskId', TASK) taskId: string,
    @Body() { version }: TaskVersionRequest,
  ): Promise<OnboardingRecord> {
    await this.tasks.undone({ onboardingId: id, taskId, version, own: false }, actor);
    return this.onboardings.get(id);
  }

  /** Writes a value, also one that the person has told staff. */
  @Put(':id/tasks/:taskId/value')
  @Requires('onboarding:write')
  @Refuses(...TASK_CODES)
  async writeOnboardingValue(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @IdParam('taskId', TASK) taskId: string,
    @Body() { version, ...value }: TaskValueRequest,
  ): Promise<OnboardingRecord> {
    await this.tasks.setValue({ onboardingId: id, taskId, version, own: false }, value, actor);
    return this.onboardings.get(id);
  }

  /** A sensitive value as it is. The reading is written in the log. */
  @Get(':id/tasks/:taskId/value')
  @Requires('onboarding:read_sensitive')
  @Refuses('onboarding_not_found', 'onboarding_task_not_found', 'onboarding_value_unreadable')
  getOnboardingValue(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @IdParam('taskId', TASK) taskId: string,
  ): Promise<OnboardingValueResponse> {
    return this.tasks.readValue(id, taskId, actor);
  }

  /**
   * A ZIP with the data sheet (PDF, CSV, JSON) and the accepted documents; with a password encrypted with age. Each
   * download is written in the log.
   */
  @Action(':id/start-pack')
  @Requires('onboarding:read_sensitive')
  @Refuses('onboarding_not_found')
  @SendsFile('application/zip', 'application/octet-stream')
  downloadStartPack(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { contrasena }: StartPackRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return this.pack.send(id, contrasena ?? null, { actor, response });
  }
}
