import { Body, Controller, Delete, Get, Headers, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Idempotent } from '../idempotency/idempotent.js';
import type { Actor } from '../platform/auth/actor.js';
import { CurrentActor, Requires } from '../platform/auth/decorators.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { IdParam } from '../platform/http/uuid-param.js';
import { VacancyHistoryResponse, VacancySummary } from './management.dto.js';
import { VacanciesService } from './vacancies.service.js';
import { VacancyEditRequest, VacancyFormRequest } from './vacancy-form.dto.js';
import { VacancyResponse } from './vacancy.dto.js';
import { WriteVacancy } from './write-vacancy.js';

function keyOf(key: string | undefined): string | null {
  if (key !== undefined && !/^[\x21-\x7e]{1,100}$/.test(key)) {
    throw new DomainError('invalid_query', { name: 'Idempotency-Key' });
  }
  return key ?? null;
}

/** Making, changing and removing vacancies. Opening, pausing and closing them is elsewhere. */
@ApiTags('vacancies')
@Controller()
export class VacancyManagementController {
  constructor(
    private readonly write: WriteVacancy,
    private readonly vacancies: VacanciesService,
  ) {}

  /** How many vacancies there are, and applications to them. */
  @Get('vacancy-summary')
  @Requires('vacancies:read_all')
  summary(): Promise<VacancySummary> {
    return this.vacancies.summary();
  }

  @Post('vacancies')
  @Idempotent()
  @Requires('vacancies:write')
  create(
    @CurrentActor() actor: Actor,
    @Body() form: VacancyFormRequest,
    @Headers('idempotency-key') key?: string,
  ): Promise<VacancyResponse> {
    return this.write.create(form, { actor, key: keyOf(key) });
  }

  /** Not while it is closed, nor while it is active with applications: pause or duplicate it. */
  @Put('vacancies/:id')
  @Requires('vacancies:write')
  update(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() form: VacancyEditRequest,
  ): Promise<VacancyResponse> {
    return this.write.update(id, form, actor);
  }

  /** Only one that nobody has applied to. */
  @Delete('vacancies/:id')
  @HttpCode(204)
  @Requires('vacancies:write')
  remove(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.write.remove(id, actor);
  }

  /** A draft with the same text. */
  @Post('vacancies/:id/duplicate')
  @Idempotent()
  @Requires('vacancies:write')
  duplicate(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Headers('idempotency-key') key?: string,
  ): Promise<VacancyResponse> {
    return this.write.duplicate(id, { actor, key: keyOf(key) });
  }

  /** What was done to it, newest first: the last 200. */
  @Get('vacancies/:id/history')
  @Requires('vacancies:read_all')
  history(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<VacancyHistoryResponse[]> {
    return this.vacancies.history(actor, id);
  }
}
