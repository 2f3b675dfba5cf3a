import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { Action } from '../../../platform/http/action.js';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import type { Response } from 'express';
import { VacancyWaiting } from '../moves/vacancy-waiting.js';
import { MessagePreview } from '../../../mail/templates/template.dto.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../../platform/auth/decorators.js';
import { Refuses } from '../../../platform/errors/refuses.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { COUNT_CAP, parseListQuery, sendPage } from '../../../platform/http/lists/list-query.js';
import { ApiList } from '../../../platform/http/lists/api-list.js';
import { ListQueryDto } from '../../../platform/http/lists/list-query.dto.js';
import { IdParam } from '../../../platform/http/validation/uuid-param.js';
import { CloseVacancy } from './close-vacancy.js';
import {
  CloseVacancyRequest,
  ClosingPreviewRequest,
  ClosingResponse,
  PhaseFigures,
  VacancyFigures,
  VacancyStateRequest,
  WaitingResponse,
  toVacancyFigures,
  toWaitingResponse,
} from './closing.dto.js';

const MOST_IDS = 100;

const WAITING = { sort: ['desde'], filter: {}, ids: false } as const;

@ApiTags('vacancies')
@Controller()
export class ClosingController {
  constructor(
    private readonly closing: CloseVacancy,
    private readonly waiting: VacancyWaiting,
  ) {}

  /** Figures of up to a hundred vacancies, in no order. `ids`: separated by commas. */
  @Get('vacancy-figures')
  @Requires('vacancies:read_all')
  @Refuses('invalid_query')
  @ApiQuery({
    name: 'ids',
    description: 'Ids separated by commas, at most a hundred.',
    example: '3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11',
  })
  async listVacancyFigures(@Query('ids') ids: string): Promise<VacancyFigures[]> {
    const wanted = typeof ids === 'string' ? ids.split(',').filter(Boolean) : [];
    if (wanted.length > MOST_IDS || !wanted.every((id) => isUUID(id))) {
      throw new DomainError('invalid_query', { name: 'ids' });
    }
    return (await this.waiting.countOf(wanted)).map(toVacancyFigures);
  }

  /** Who waits for an answer in a vacancy: overdue first, then who waits longest. */
  @Get('vacancies/:id/waiting')
  @ApiList(WAITING)
  @Requires('applications:read')
  @Refuses('vacancy_not_found')
  async listWaitingCandidates(
    @IdParam() id: string,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WaitingResponse[]> {
    const { offset, limit } = parseListQuery(query, WAITING);
    const [[counts], rows] = await Promise.all([
      this.waiting.countOf([id]),
      this.waiting.list(id, { offset, limit }),
    ]);
    if (!counts) throw new DomainError('vacancy_not_found');
    const open = counts.recibida + counts.en_revision + counts.entrevista;
    const total = open > COUNT_CAP ? null : open;
    return sendPage(response, 'waiting', { items: rows.map(toWaitingResponse), total, offset });
  }

  /** The phases of a vacancy with who is in each and how long people stay; empty when it has none. */
  @Get('vacancies/:id/phase-figures')
  @Requires('applications:read')
  listPhaseFigures(@IdParam() id: string): Promise<PhaseFigures[]> {
    return this.waiting.countPhases(id);
  }

  /** Who would be left without an answer if the vacancy were closed now, and what they would be told. */
  @Get('vacancies/:id/closing')
  @Requires('vacancies:write')
  @Refuses('template_not_found', 'vacancy_closed', 'vacancy_not_found')
  getVacancyClosing(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<ClosingResponse> {
    return this.closing.draft(actor, id);
  }

  /** The message as the first of them would get it. Writes nothing. */
  @Action('vacancies/:id/closing/preview')
  @Requires('vacancies:write')
  @Refuses('template_not_found', 'vacancy_closed', 'vacancy_not_found')
  previewClosingMessage(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() body: ClosingPreviewRequest,
  ): Promise<MessagePreview> {
    return this.closing.preview(actor, id, body);
  }

  /** Opens, pauses or keeps back a vacancy. */
  @Post('vacancies/:id/state')
  @HttpCode(204)
  @Requires('vacancies:write')
  @Refuses(
    'salary_band_missing',
    'salary_reason_admin_only',
    'vacancy_needs_requisition',
    'vacancy_not_found',
    'vacancy_requisition_cancelled',
    'vacancy_stale',
  )
  setVacancyState(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() body: VacancyStateRequest,
  ): Promise<void> {
    return this.closing.change(actor, id, body);
  }

  /**
   * Closes a vacancy and, if so wished, answers everyone who waits: each moves to rechazada in the background, and the
   * message waits as rejections do, so that it can be taken back. Repeated, it answers nobody twice.
   */
  @Post('vacancies/:id/close')
  @HttpCode(204)
  @Requires('vacancies:write')
  @Refuses(
    'closing_without_reason',
    'salary_band_missing',
    'salary_reason_admin_only',
    'template_not_found',
    'vacancy_not_found',
    'vacancy_stale',
  )
  closeVacancy(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() body: CloseVacancyRequest,
  ): Promise<void> {
    return this.closing.close(actor, id, body);
  }
}
