import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Actor } from '../platform/auth/actor.js';
import { MaybeActor, Public } from '../platform/auth/decorators.js';
import { ListQueryDto } from '../platform/http/list-query.dto.js';
import { parseListQuery, sendPage } from '../platform/http/list-query.js';
import { IdParam } from '../platform/http/uuid-param.js';
import { VacanciesService } from './vacancies.service.js';
import { VacancyResponse } from './vacancy.dto.js';

const LIST = {
  sort: ['fecha_publicacion'],
  filter: ['q', 'departamento', 'ubicacion', 'tipo_contrato', 'jornada', 'estado', 'destacada'],
} as const;

@ApiTags('vacancies')
@Controller('vacancies')
export class VacanciesController {
  constructor(private readonly vacancies: VacanciesService) {}

  /**
   * Open vacancies, featured first, then newest; staff see all of them.
   * Filters: q, departamento, ubicacion, tipo_contrato, jornada, estado, destacada.
   */
  @Get()
  @Public()
  async list(
    @MaybeActor() actor: Actor | null,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<VacancyResponse[]> {
    const { offset, limit, filter, ids } = parseListQuery(query, LIST);
    if (ids) return this.vacancies.listByIds(actor, ids);
    return sendPage(response, 'vacancies', await this.vacancies.list(actor, filter, offset, limit));
  }

  /** One vacancy. A closed one answers 410, a draft or hidden one 404, except to staff. */
  @Get(':id')
  @Public()
  get(@MaybeActor() actor: Actor | null, @IdParam() id: string): Promise<VacancyResponse> {
    return this.vacancies.get(actor, id);
  }
}
