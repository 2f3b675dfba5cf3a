import { Body, Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, ForPeople, Requires } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { Action } from '../../platform/http/action.js';
import { IdParam } from '../../platform/http/validation/uuid-param.js';
import { TeamApproval, TeamApprovalDetail, TeamDecision } from './approvals.dto.js';
import { TeamApprovals } from './team-approvals.js';

/** What waits for the approval of whoever asks. */
@ApiTags('team')
@Controller('team/approvals')
@ForPeople()
export class TeamApprovalsController {
  constructor(private readonly approvals: TeamApprovals) {}

  /** What waits, the longest first. */
  @Get()
  @Requires('team:read')
  listTeamApprovals(@CurrentActor() actor: Actor): Promise<TeamApproval[]> {
    return this.approvals.list(actor);
  }

  /** One of them with what is decided about. */
  @Get(':id')
  @Requires('team:read')
  @Refuses('approval_not_waiting')
  getTeamApproval(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<TeamApprovalDetail> {
    return this.approvals.read(id, actor);
  }

  /** Approves it, or returns it with a reason. Answers what still waits. A second time is refused. */
  @Action(':id/decide')
  @Requires('team:write')
  @Refuses(
    'approval_not_waiting',
    'offer_not_approver',
    'offer_stale',
    'offer_wrong_state',
    'requisition_not_approver',
    'requisition_stale',
    'requisition_wrong_state',
  )
  async decideTeamApproval(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() decision: TeamDecision,
  ): Promise<TeamApproval[]> {
    await this.approvals.decide(id, decision, actor);
    return this.approvals.list(actor);
  }
}
