import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Idempotent } from '../platform/http/idempotency/idempotent.js';
import type { Actor } from '../platform/auth/actor.js';
import { CurrentActor, Requires } from '../platform/auth/decorators.js';
import { Refuses } from '../platform/errors/refuses.js';
import { LocationHeader } from '../platform/http/headers/location-header.js';
import { IdParam } from '../platform/http/validation/uuid-param.js';
import {
  CatalogueDepartment,
  DepartmentUpdate,
  NewDepartmentRequest,
  NewPositionRequest,
  OrderRequest,
  PositionUpdate,
} from './catalogue.dto.js';
import { EditDepartments } from './edit-departments.js';
import { EditPositions } from './edit-positions.js';

/** The catalogue for those who edit it. */
@ApiTags('departments')
@Controller('departments')
export class CatalogueController {
  constructor(
    private readonly departments: EditDepartments,
    private readonly positions: EditPositions,
  ) {}

  /** Every department and position, active or not, with how much uses each department. */
  @Get('catalogue')
  @Requires('departments:write')
  listDepartmentCatalogue(): Promise<CatalogueDepartment[]> {
    return this.departments.list();
  }

  /** Adds a department at the end of the list. */
  @Post()
  @Idempotent()
  @LocationHeader('/api/departments')
  @Requires('departments:write')
  @Refuses('department_exists', 'department_not_found', 'departments_limit')
  createDepartment(
    @CurrentActor() actor: Actor,
    @Body() request: NewDepartmentRequest,
  ): Promise<CatalogueDepartment> {
    return this.departments.create(request, actor);
  }

  /** Puts all departments in an order. */
  @Put('order')
  @Requires('departments:write')
  @Refuses('departments_order_stale')
  orderDepartments(
    @CurrentActor() actor: Actor,
    @Body() { ids }: OrderRequest,
  ): Promise<CatalogueDepartment[]> {
    return this.departments.order(ids, actor);
  }

  /** Changes a department, and all its positions if they are given. A stale version answers 409. */
  @Put(':id')
  @Requires('departments:write')
  @Refuses(
    'department_exists',
    'department_not_found',
    'department_stale',
    'position_exists',
    'position_in_use',
    'position_not_found',
  )
  updateDepartment(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() request: DepartmentUpdate,
  ): Promise<CatalogueDepartment> {
    return this.departments.update(id, request, actor);
  }

  /** Refused with the reason while anything uses it. */
  @Delete(':id')
  @Requires('departments:write')
  @Refuses('department_in_use', 'department_not_found')
  @HttpCode(204)
  deleteDepartment(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.departments.remove(id, actor);
  }

  /** Adds a position to a department. */
  @Post(':id/positions')
  @Idempotent()
  @Requires('departments:write')
  @Refuses('department_not_found', 'position_exists', 'positions_limit')
  createDepartmentPosition(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() request: NewPositionRequest,
  ): Promise<CatalogueDepartment> {
    return this.positions.create(id, request, actor);
  }

  /** Puts all positions of the department in an order. */
  @Put(':id/positions/order')
  @Requires('departments:write')
  @Refuses('department_not_found', 'departments_order_stale')
  orderDepartmentPositions(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { ids }: OrderRequest,
  ): Promise<CatalogueDepartment> {
    return this.positions.order(id, ids, actor);
  }

  /** Changes a position. A stale version answers 409. */
  @Put(':id/positions/:position')
  @Requires('departments:write')
  @Refuses('department_not_found', 'position_exists', 'position_not_found', 'position_stale')
  updateDepartmentPosition(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @IdParam('position', 'Id of the position.') position: string,
    @Body() request: PositionUpdate,
  ): Promise<CatalogueDepartment> {
    return this.positions.update(id, position, request, actor);
  }

  /** Refused with the reason while anything uses it. */
  @Delete(':id/positions/:position')
  @Requires('departments:write')
  @Refuses('department_not_found', 'position_in_use', 'position_not_found')
  deleteDepartmentPosition(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @IdParam('position', 'Id of the position.') position: string,
  ): Promise<CatalogueDepartment> {
    return this.positions.remove(id, position, actor);
  }
}
