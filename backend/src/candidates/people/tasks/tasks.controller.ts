import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../../platform/auth/decorators.js';
import { Refuses } from '../../../platform/errors/refuses.js';
import { Action } from '../../../platform/http/action.js';
import { LocationHeader } from '../../../platform/http/headers/location-header.js';
import { Idempotent } from '../../../platform/http/idempotency/idempotent.js';
import { ApiList } from '../../../platform/http/lists/api-list.js';
import { ListQueryDto } from '../../../platform/http/lists/list-query.dto.js';
import { sendPage } from '../../../platform/http/lists/list-query.js';
import { IdParam } from '../../../platform/http/validation/uuid-param.js';
import { FinishTask } from './finish-task.js';
import { parseTaskList, TASK_LIST } from './task-list.js';
import { NewTaskRequest, TaskResponse, TaskUpdate } from './task.dto.js';
import { TasksService } from './tasks.service.js';

/** What staff has to do. All of staff sees all tasks. */
@ApiTags('tasks')
@Controller('tasks')
export class TasksController {
  constructor(
    private readonly tasks: TasksService,
    private readonly finishing: FinishTask,
  ) {}

  /** Tasks by when they were made, or by their day: `sort=["vence_el","ASC"]` begins with the soonest. */
  @Get()
  @ApiList(TASK_LIST)
  @Requires('tasks:manage')
  async listTasks(
    @CurrentActor() actor: Actor,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TaskResponse[]> {
    return sendPage(response, 'tasks', await this.tasks.list(parseTaskList(query), actor));
  }

  /** One task. */
  @Get(':id')
  @Requires('tasks:manage')
  @Refuses('task_not_found')
  getTask(@IdParam() id: string): Promise<TaskResponse> {
    return this.tasks.get(id);
  }

  /** Makes a task, about a person, an application, an interview, a vacancy, or nothing of these. */
  @Post()
  @Idempotent()
  @LocationHeader('/api/tasks')
  @Requires('tasks:manage')
  @Refuses(
    'application_not_found',
    'candidate_not_found',
    'interview_not_found',
    'task_not_found',
    'vacancy_not_found',
  )
  createTask(@CurrentActor() actor: Actor, @Body() order: NewTaskRequest): Promise<TaskResponse> {
    return this.tasks.create(order, actor);
  }

  /** Changes what is given. */
  @Put(':id')
  @Requires('tasks:manage')
  @Refuses('task_not_found', 'task_stale')
  updateTask(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() change: TaskUpdate,
  ): Promise<TaskResponse> {
    return this.tasks.change(id, change, actor);
  }

  /** Says that it is done; of a repeated task the next one is made. A second time changes nothing. */
  @Action(':id/done')
  @Requires('tasks:manage')
  @Refuses('task_not_found')
  async finishTask(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<TaskResponse> {
    await this.finishing.done(id, actor);
    return this.tasks.get(id);
  }

  /** Opens it again; the next one that its end made goes, unless it was changed or done meanwhile. */
  @Action(':id/undone')
  @Requires('tasks:manage')
  @Refuses('task_not_found')
  async reopenTask(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<TaskResponse> {
    await this.finishing.undone(id, actor);
    return this.tasks.get(id);
  }

  /** Deletes it for good; a repeated task comes back no more. */
  @Delete(':id')
  @HttpCode(204)
  @Requires('tasks:manage')
  @Refuses('task_not_found')
  deleteTask(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.tasks.remove(id, actor);
  }
}
