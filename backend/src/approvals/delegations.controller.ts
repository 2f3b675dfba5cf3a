import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../platform/auth/actor.js';
import { CurrentActor, Requires } from '../platform/auth/decorators.js';
import { Refuses } from '../platform/errors/refuses.js';
import { Idempotent } from '../platform/http/idempotency/idempotent.js';
import { IdParam } from '../platform/http/validation/uuid-param.js';
import { Delegations } from './delegations.js';
import {
  ApprovalColleague,
  ApprovalDelegationRequest,
  ApprovalDelegationResponse,
} from './delegations.dto.js';

/** Who decides in one's own place. */
@ApiTags('approvals')
@Controller('approval-delegations')
export class DelegationsController {
  constructor(private readonly delegations: Delegations) {}

  /** Who decides in one's own place, now or later. */
  @Get()
  @Requires('approvals:delegate')
  listApprovalDelegations(@CurrentActor() actor: Actor): Promise<ApprovalDelegationResponse[]> {
    return this.delegations.list(actor);
  }

  /** Everybody else of the team, to choose from. */
  @Get('colleagues')
  @Requires('approvals:delegate')
  listApprovalColleagues(@CurrentActor() actor: Actor): Promise<ApprovalColleague[]> {
    return this.delegations.colleagues(actor);
  }

  /** Somebody else decides in one's own place from one day to another: on offers and on requests for staff.
   * From today on and for a year at most, the same person once for a day. */
  @Post()
  @Idempotent()
  @Requires('approvals:delegate')
  @Refuses('delegations_limit')
  delegateApprovals(
    @CurrentActor() actor: Actor,
    @Body() order: ApprovalDelegationRequest,
  ): Promise<ApprovalDelegationResponse> {
    return this.delegations.create(order, actor);
  }

  /** Takes it back. */
  @Delete(':id')
  @HttpCode(204)
  @Requires('approvals:delegate')
  @Refuses('delegation_not_found')
  async endApprovalDelegation(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    await this.delegations.end(id, actor);
  }
}
