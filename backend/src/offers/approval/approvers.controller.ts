import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { Idempotent } from '../../platform/http/idempotency/idempotent.js';
import { IdParam } from '../../platform/http/validation/uuid-param.js';
import {
  ApprovalDelegationRequest,
  ApprovalDelegationResponse,
  OfferApproversRequest,
  OfferApproversResponse,
} from './approvers.dto.js';
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

  /** Who decides in one's own place, now or later. */
  @Get('offer-delegations')
  @Requires('offers:approve')
  listOfferDelegations(@CurrentActor() actor: Actor): Promise<ApprovalDelegationResponse[]> {
    return this.approvers.delegations(actor);
  }

  /** Somebody else decides in one's own place from one day to another. */
  @Post('offer-delegations')
  @Idempotent()
  @Requires('offers:approve')
  delegateOfferApproval(
    @CurrentActor() actor: Actor,
    @Body() order: ApprovalDelegationRequest,
  ): Promise<ApprovalDelegationResponse> {
    return this.approvers.delegate(order, actor);
  }

  /** Takes it back. */
  @Delete('offer-delegations/:id')
  @HttpCode(204)
  @Requires('offers:approve')
  @Refuses('offer_delegation_not_found')
  async endOfferDelegation(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    await this.approvers.undelegate(id, actor);
  }
}
