import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../platform/auth/decorators.js';
import { AnswerTimes } from './answer-times.dto.js';
import { AnswerTimesService } from './answer-times.service.js';

@ApiTags('config')
@Controller('answer-times')
export class AnswerTimesController {
  constructor(private readonly times: AnswerTimesService) {}

  /** How many days an answer may take in each stage. */
  @Get()
  @Requires('applications:read')
  getAnswerTimes(): Promise<AnswerTimes> {
    return this.times.get();
  }

  /** Sets them: lists and counts follow at once. */
  @Put()
  @Requires('config:write')
  updateAnswerTimes(@CurrentActor() actor: Actor, @Body() body: AnswerTimes): Promise<AnswerTimes> {
    return this.times.set(body, actor);
  }
}
