import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../platform/auth/actor.js';
import { CurrentActor, Requires } from '../platform/auth/decorators.js';
import { Refuses } from '../platform/errors/refuses.js';
import {
  RequisitionApproversRequest,
  RequisitionApproversResponse,
} from './approval/requisition-approvers.dto.js';
import { RequisitionApproversService } from './approval/requisition-approvers.service.js';
import { PlannedStaffRequest, StaffingPlanResponse } from './plan/staffing-plan.dto.js';
import { StaffingPlanService } from './plan/staffing-plan.service.js';

const YEAR = {
  name: 'year',
  description: 'The year.',
  schema: { type: 'integer', maximum: 2100, example: 2027 },
};

/** Who approves requests for staff, and the plan of each year. */
@ApiTags('requisitions')
@Controller()
export class RequisitionSettingsController {
  constructor(
    private readonly approvers: RequisitionApproversService,
    private readonly plan: StaffingPlanService,
  ) {}

  /** Who approves the requests of each department, from which pay on. */
  @Get('requisition-approvers')
  @Requires('requisitions:manage')
  listRequisitionApprovers(): Promise<RequisitionApproversResponse[]> {
    return this.approvers.list();
  }

  /** Sets who approves the requests of a department. */
  @Put('requisition-approvers/:department')
  @Requires('config:write')
  @ApiParam({ name: 'department', description: 'Code of the department, or `todos`.', example: 'chofer' })
  @Refuses('department_not_found', 'requisition_stale')
  async setRequisitionApprovers(
    @CurrentActor() actor: Actor,
    @Param('department') department: string,
    @Body() order: RequisitionApproversRequest,
  ): Promise<RequisitionApproversResponse[]> {
    await this.approvers.set(department, order, actor);
    return this.approvers.list();
  }

  /** The plan of a year: planned, asked for, approved and hired in each department, and how long it took. */
  @Get('staffing-plan/:year')
  @Requires('requisitions:manage')
  @ApiParam(YEAR)
  @Refuses('staffing_year_unknown')
  getStaffingPlan(@Param('year') year: string): Promise<StaffingPlanResponse> {
    return this.plan.get(Number(year));
  }

  /** How many people a department means to take on in a year. */
  @Put('staffing-plan/:year/:department')
  @Requires('requisitions:manage')
  @ApiParam(YEAR)
  @ApiParam({ name: 'department', description: 'Code of the department.', example: 'chofer' })
  @Refuses('department_not_found', 'requisition_stale', 'staffing_year_unknown')
  async setPlannedStaff(
    @CurrentActor() actor: Actor,
    @Param('year') year: string,
    @Param('department') department: string,
    @Body() order: PlannedStaffRequest,
  ): Promise<StaffingPlanResponse> {
    await this.plan.set(Number(year), department, order, actor);
    return this.plan.get(Number(year));
  }
}
