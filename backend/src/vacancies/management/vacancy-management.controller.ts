import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Idempotent } from '../../platform/http/idempotency/idempotent.js';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { LocationHeader } from '../../platform/http/headers/location-header.js';
import { IdParam } from '../../platform/http/validation/uuid-param.js';
import { VacancyHistoryResponse, VacancySummary } from './management.dto.js';
import { VacanciesService } from '../vacancies.service.js';
import { VacancyEditRequest, VacancyFormRequest } from './vacancy-form.dto.js';
import { VacancyResponse } from '../vacancy.dto.js';
import { WriteVacancy } from './write-vacancy.js';

/** Creates, changes and deletes vacancies. State changes are elsewhere. */
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
  getVacancySummary(): Promise<VacancySummary> {
    return this.vacancies.summary();
  }

  /** Creates a vacancy. */
  @Post('vacancies')
  @Idempotent()
  @Requires('vacancies:write')
  @Refuses(
    'salary_band_missing',
    'salary_reason_admin_only',
    'salary_unusual',
    'vacancy_closed',
    'vacancy_needs_requisition',
    'vacancy_not_found',
  )
  @LocationHeader('/api/vacancies')
  createVacancy(@CurrentActor() actor: Actor, @Body() form: VacancyFormRequest): Promise<VacancyResponse> {
    return this.write.create(form, actor);
  }

  /** Changes a vacancy. A closed one, and an active one with applications, must be paused or duplicated instead. */
  @Put('vacancies/:id')
  @Requires('vacancies:write')
  @Refuses(
    'salary_band_missing',
    'salary_reason_admin_only',
    'salary_unusual',
    'vacancy_closed',
    'vacancy_locked_active',
    'vacancy_locked_closed',
    'vacancy_needs_requisition',
    'vacancy_not_found',
    'vacancy_requisition_cancelled',
    'vacancy_stale',
  )
  updateVacancy(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() form: VacancyEditRequest,
  ): Promise<VacancyResponse> {
    return this.write.update(id, form, actor);
  }

  /** Deletes a vacancy without applications. */
  @Delete('vacancies/:id')
  @HttpCode(204)
  @Requires('vacancies:write')
  @Refuses('vacancy_has_applications', 'vacancy_not_found')
  deleteVacancy(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.write.remove(id, actor);
  }

  /** A draft with the same text. */
  @Post('vacancies/:id/duplicate')
  @Idempotent()
  @Requires('vacancies:write')
  @Refuses('vacancy_closed', 'vacancy_not_found')
  @LocationHeader('/api/vacancies')
  duplicateVacancy(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<VacancyResponse> {
    return this.write.duplicate(id, actor);
  }

  /** The last 200 changes of a vacancy, newest first. */
  @Get('vacancies/:id/history')
  @Requires('vacancies:read_all')
  @Refuses('vacancy_closed', 'vacancy_not_found')
  listVacancyHistory(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<VacancyHistoryResponse[]> {
    return this.vacancies.history(actor, id);
  }
}
