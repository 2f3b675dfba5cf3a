import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Idempotent } from '../../../platform/http/idempotency/idempotent.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../../platform/auth/decorators.js';
import { Refuses } from '../../../platform/errors/refuses.js';
import { ApiList } from '../../../platform/http/lists/api-list.js';
import { ListQueryDto } from '../../../platform/http/lists/list-query.dto.js';
import { parseListQuery, sendPage } from '../../../platform/http/lists/list-query.js';
import { IdParam } from '../../../platform/http/validation/uuid-param.js';
import {
  AnswerAllRequest,
  VacancyAnswerResponse,
  VacancyAnswerRowResponse,
  VacancyUnanswered,
} from './vacancy-answers.dto.js';
import { VacancyAnswersService } from './vacancy-answers.service.js';

const ROWS = { sort: ['aplicacion_id'], filter: {}, cursor: true, ids: false } as const;

@ApiTags('vacancies')
@Controller()
export class VacancyAnswersController {
  constructor(private readonly answers: VacancyAnswersService) {}

  /** Who waits for an answer in a vacancy: to be asked before it is closed. */
  @Get('vacancies/:id/unanswered')
  @Requires('applications:read')
  @Refuses('vacancy_closed', 'vacancy_not_found')
  getVacancyUnanswered(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<VacancyUnanswered> {
    return this.answers.unanswered(actor, id);
  }

  /**
   * Answers everyone who waits in a vacancy: each open application moves to rechazada, with this text, in the
   * background. Asked again while it runs, it answers with the order that runs.
   */
  @Post('vacancies/:id/answer-all')
  @Idempotent()
  @HttpCode(202)
  @Requires('applications:move')
  @Refuses('nobody_waiting', 'vacancy_closed', 'vacancy_not_found')
  answerAllOfVacancy(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() body: AnswerAllRequest,
  ): Promise<VacancyAnswerResponse> {
    return this.answers.answerAll(actor, id, body.mensaje ?? null);
  }

  /** Each application of such an order, and how it came out. */
  @Get('vacancy-answers/:id/rows')
  @ApiList(ROWS)
  @Requires('applications:read')
  async listVacancyAnswerRows(
    @IdParam() id: string,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<VacancyAnswerRowResponse[]> {
    const { offset, limit, after } = parseListQuery(query, ROWS);
    return sendPage(response, 'vacancy-answers', await this.answers.listRows(id, { offset, limit, after }));
  }
}
