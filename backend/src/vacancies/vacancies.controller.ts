import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { SendsHeader } from '../platform/openapi/headers/sends-header.js';
import type { Actor } from '../platform/auth/actor.js';
import { MaybeActor, Public } from '../platform/auth/decorators.js';
import { Refuses } from '../platform/errors/refuses.js';
import { SyncPosition } from '../platform/database/sync-position.js';
import { ApiFilter, ApiList } from '../platform/http/lists/api-list.js';
import { ListQueryDto } from '../platform/http/lists/list-query.dto.js';
import { parseListQuery, readWindow, sendPage } from '../platform/http/lists/list-query.js';
import { IdParam } from '../platform/http/validation/uuid-param.js';
import { FacetsQueryDto, VacancyFacets } from './list/facets.dto.js';
import { VacanciesService } from './vacancies.service.js';
import { readVacancyFilter, VACANCY_FILTERS } from './list/vacancy-query.js';
import { VacancyResponse } from './vacancy.dto.js';

const LIST = {
  sort: ['fecha_publicacion', 'updated_at'],
  filter: VACANCY_FILTERS,
  cursor: true,
} as const;

@ApiTags('vacancies')
@Controller('vacancies')
export class VacanciesController {
  constructor(
    private readonly vacancies: VacanciesService,
    private readonly position: SyncPosition,
  ) {}

  /**
   * Open vacancies, newest first unless `sort` says otherwise; staff see all of them.
   *
   * Whoever is not staff gets featured ones first, except by `updated_at`.
   */
  @Get()
  @ApiList(LIST)
  @Public()
  @SendsHeader('X-Sync-Position')
  async listVacancies(
    @MaybeActor() actor: Actor | null,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<VacancyResponse[]> {
    const { filter, rest } = readVacancyFilter(query.filter);
    const { ids, sort } = parseListQuery({ filter: rest, ...(query.sort ? { sort: query.sort } : {}) }, LIST);
    if (ids) return this.vacancies.listByIds(actor, ids);
    // A cursor is valid only with the filter of its page.
    const window = readWindow(query, LIST.cursor);
    // Visitors keep no synchronised copy.
    if (actor) await this.position.announce(response, { since: filter.updated_since });
    return sendPage(response, 'vacancies', await this.vacancies.list(actor, filter, window, sort));
  }

  /** How many open vacancies each option of each filter would give, with the list's filters. */
  @Get('facets')
  @ApiFilter(VACANCY_FILTERS)
  @Public()
  @Refuses('invalid_query')
  getVacancyFacets(@Query() query: FacetsQueryDto): Promise<VacancyFacets> {
    return this.vacancies.facets(readVacancyFilter(query.filter).filter);
  }

  /** One vacancy. A closed one answers 410, a draft or hidden one 404, except to staff. */
  @Get(':id')
  @Public()
  @Refuses('vacancy_closed', 'vacancy_not_found')
  getVacancy(@MaybeActor() actor: Actor | null, @IdParam() id: string): Promise<VacancyResponse> {
    return this.vacancies.get(actor, id);
  }
}
