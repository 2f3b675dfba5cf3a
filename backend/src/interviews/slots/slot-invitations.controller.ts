import { Body, Controller, Get, Post, Query, Res } from '@nestjs/common';
import { Action } from '../../platform/http/action.js';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Idempotent } from '../../platform/http/idempotency/idempotent.js';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { LocationHeader } from '../../platform/http/headers/location-header.js';
import { IdParam } from '../../platform/http/validation/uuid-param.js';
import { MySlotInvitation, OfferSlotsRequest, SlotInvitationResponse } from './slot-invitation.dto.js';
import { SlotInvitationsService } from './slot-invitations.service.js';
import { ApiList } from '../../platform/http/lists/api-list.js';
import { sendPage } from '../../platform/http/lists/list-query.js';
import {
  parsePeopleList,
  PEOPLE_LIST,
  PeopleListQueryDto,
  PERSON_PARAMETER,
} from '../../platform/http/lists/people-list.js';

/** Invitations to pick an interview slot. */
@ApiTags('interviews')
@Controller('slot-invitations')
export class SlotInvitationsController {
  constructor(private readonly invitations: SlotInvitationsService) {}

  /** Of everybody or of one person, the newest first. */
  @Get()
  @ApiQuery(PERSON_PARAMETER)
  @ApiList(PEOPLE_LIST)
  @Requires('interviews:read')
  async listSlotInvitations(
    @Query() query: PeopleListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SlotInvitationResponse[]> {
    return sendPage(response, 'slot-invitations', await this.invitations.list(parsePeopleList(query)));
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

  /** Ends the link of an invitation. A slot that was picked stays. */
  @Action(':id/revoke')
  @Requires('interviews:write')
  @Refuses('application_not_found', 'slot_invitation_not_found')
  revokeSlotInvitation(@IdParam() id: string): Promise<SlotInvitationResponse> {
    return this.invitations.revoke(id);
  }
}
