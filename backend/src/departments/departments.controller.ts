import { DEPARTMENT_USES } from '@hiring/contract';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../platform/auth/decorators.js';
import { Refuses } from '../platform/errors/refuses.js';
import { ApiList } from '../platform/http/lists/api-list.js';
import { oneOf, yesOrNo } from '../platform/http/lists/filter-rules.js';
import { ListQueryDto } from '../platform/http/lists/list-query.dto.js';
import { pageOfWhole } from '../platform/http/lists/whole-list.js';
import { IdParam } from '../platform/http/validation/uuid-param.js';
import { parseListQuery, sendPage } from '../platform/http/lists/list-query.js';
import { DepartmentRecord, DepartmentResponse } from './department.dto.js';
import { DepartmentsService } from './departments.service.js';

const LIST = {
  sort: ['orden', 'nombre'],
  filter: {
    uso: oneOf(DEPARTMENT_USES, 'Where it is offered.'),
    inactivos: yesOrNo('`true`: all of them, and all their positions.'),
  },
} as const;

@ApiTags('departments')
@Controller('departments')
export class DepartmentsController {
  constructor(private readonly departments: DepartmentsService) {}

  /**
   * The active departments with their positions. Filter `uso`: candidatura, perfil, vacante or personal;
   * `inactivos`: also those that are offered no more, to name old records.
   */
  @Get()
  @ApiList(LIST)
  @Public()
  async listDepartments(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DepartmentResponse[]> {
    const list = parseListQuery(query, LIST);
    const { filter } = list;
    const use = DEPARTMENT_USES.find((name) => name === filter.uso);
    const all = await (filter.inactivos === 'true'
      ? this.departments.listWhole()
      : this.departments.list(use));
    return sendPage(response, 'departments', pageOfWhole(all, query, list));
  }

  /** One department with all its positions: what `PUT` takes back. */
  @Get(':id')
  @Public()
  @Refuses('department_not_found')
  getDepartment(@IdParam() id: string): Promise<DepartmentRecord> {
    return this.departments.get(id);
  }
}
