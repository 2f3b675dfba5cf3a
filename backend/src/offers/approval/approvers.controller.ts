import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { OfferApproversRequest, OfferApproversResponse } from './approvers.dto.js';
import { ApproversService } from './approvers.service.js';

/** Who approves offers. */
@ApiTags('offers')
@Controller()
export class ApproversController {
  constructor(private readonly approvers: ApproversService) {}

  /** Who approves the offers of each department, in their order. */
  @Get('offer-approvers')
  @Requires('offers:read')
  listOfferApprovers(): Promise<OfferApproversResponse[]> {
    return this.approvers.list();
  }

  /** Sets who approves the offers of a department. */
  @Put('offer-approvers/:department')
  @Requires('config:write')
  @ApiParam({ name: 'department', description: 'Code of the department.', example: 'chofer' })
  @Refuses('department_not_found', 'offer_stale')
  async setOfferApprovers(
    @CurrentActor() actor: Actor,
    @Param('department') department: string,
    @Body() order: OfferApproversRequest,
  ): Promise<OfferApproversResponse[]> {
    await this.approvers.set(department, order, actor);
    return this.approvers.list();
  }
}
