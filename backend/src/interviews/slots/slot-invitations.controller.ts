import { Body, Controller, Get, Post } from '@nestjs/common';
import { Action } from '../../platform/http/action.js';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { Idempotent } from '../../platform/http/idempotency/idempotent.js';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { LocationHeader } from '../../platform/http/headers/location-header.js';
import { IdParam } from '../../platform/http/validation/uuid-param.js';
import { MySlotInvitation, OfferSlotsRequest, SlotInvitationResponse } from './slot-invitation.dto.js';
import { SlotInvitationsService } from './slot-invitations.service.js';
import { FilterId, WholeList } from '../../platform/http/lists/whole-list.js';
import { idOf } from '../../platform/http/lists/filter-rules.js';

/** Invitations to pick an interview slot. */
@ApiTags('interviews')
@Controller('slot-invitations')
export class SlotInvitationsController {
  constructor(private readonly invitations: SlotInvitationsService) {}

  /** Of one candidate, the newest first. */
  @Get()
  @ApiQuery({
    name: 'candidato_id',
    required: false,
    schema: { type: 'string', format: 'uuid', example: '3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11' },
    description: 'Who was invited. Required, either here or in `filter`; `id`s alone are not enough.',
  })
  @WholeList('slot-invitations', { sort: ['created_at'], filter: { candidato_id: idOf('Who was invited.') } })
  @Requires('interviews:read')
  @Refuses('invalid_query')
  listSlotInvitations(@FilterId('candidato_id') candidateId: string): Promise<SlotInvitationResponse[]> {
    return this.invitations.listOfCandidate(candidateId);
  }

  /** The signed-in person's open invitations to choose a slot. */
  @Get('mine')
  @Requires('own:read')
  listMySlotInvitations(@CurrentActor() { userId }: Actor): Promise<MySlotInvitation[]> {
    return this.invitations.listOwn(userId);
  }

  /** One invitation. */
  @Get(':id')
  @Requires('interviews:read')
  @Refuses('slot_invitation_not_found')
  getSlotInvitation(@IdParam() id: string): Promise<SlotInvitationResponse> {
    return this.invitations.get(id);
  }

  /** Sends a candidate the link; an open one of the same application ends by that. */
  @Post()
  @Idempotent()
  @LocationHeader('/api/slot-invitations')
  @Requires('interviews:write')
  @Refuses(
    'application_not_found',
    'availability_not_found',
    'candidate_not_found',
    'interview_application_closed',
    'no_free_slots',
    'slot_invitation_not_found',
  )
  offerSlots(
    @CurrentActor() actor: Actor,
    @Body() request: OfferSlotsRequest,
  ): Promise<SlotInvitationResponse> {
    return this.invitations.offer(request, actor);
  }

  /** The link is good for nothing any more. What was picked stays. */
  @Action(':id/revoke')
  @Requires('interviews:write')
  @Refuses('application_not_found', 'slot_invitation_not_found')
  revokeSlotInvitation(@IdParam() id: string): Promise<SlotInvitationResponse> {
    return this.invitations.revoke(id);
  }
}
