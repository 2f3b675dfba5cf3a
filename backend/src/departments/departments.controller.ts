import { DEPARTMENT_USES } from '@hiring/contract';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../platform/auth/decorators.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { ListQueryDto } from '../platform/http/list-query.dto.js';
import { parseListQuery, sendPage } from '../platform/http/list-query.js';
import { DepartmentResponse } from './department.dto.js';
import { DepartmentsService } from './departments.service.js';

@ApiTags('departments')
@Controller('departments')
export class DepartmentsController {
  constructor(private readonly departments: DepartmentsService) {}

  /**
   * The active departments with their positions. Filter `uso`: candidatura, perfil, vacante or personal;
   * `inactivos`: also those that are offered no more, to name old records.
   */
  @Get()
  @Public()
  async list(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DepartmentResponse[]> {
    const { filter, ids } = parseListQuery(query, {
      sort: ['orden', 'nombre'],
      filter: ['uso', 'inactivos'],
    });
    const use = DEPARTMENT_USES.find((name) => name === filter.uso);
    if (filter.uso && !use) throw new DomainError('invalid_query', { name: 'filter.uso' });
    const all = await (filter.inactivos === 'true'
      ? this.departments.listWhole()
      : this.departments.list(use));
    const items = ids ? all.filter(({ id }) => ids.includes(id)) : all;
    return sendPage(response, 'departments', { items, total: items.length, offset: 0 });
  }
}
