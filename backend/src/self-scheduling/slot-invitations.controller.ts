import { Body, Controller, Get, Headers, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import { Idempotent } from '../idempotency/idempotent.js';
import type { Actor } from '../platform/auth/actor.js';
import { CurrentActor, Requires } from '../platform/auth/decorators.js';
import { Refuses } from '../platform/errors/refuses.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { IdParam } from '../platform/http/uuid-param.js';
import { MySlotInvitation, OfferSlotsRequest, SlotInvitationResponse } from './slot-invitation.dto.js';
import { SlotInvitationsService } from './slot-invitations.service.js';

/** Invitations to pick the hour of an interview. */
@ApiTags('interviews')
@Controller('slot-invitations')
export class SlotInvitationsController {
  constructor(private readonly invitations: SlotInvitationsService) {}

  /** Of one candidate, the newest first. */
  @Get()
  @Requires('interviews:read')
  @Refuses('invalid_query')
  list(@Query('candidato_id') candidateId: string): Promise<SlotInvitationResponse[]> {
    if (!isUUID(candidateId)) throw new DomainError('invalid_query', { name: 'candidato_id' });
    return this.invitations.listOfCandidate(candidateId);
  }

  /** What whoever is signed in has yet to pick. */
  @Get('mine')
  @Requires('own:read')
  mine(@CurrentActor() { userId }: Actor): Promise<MySlotInvitation[]> {
    return this.invitations.listOwn(userId);
  }

  /** Sends a candidate the link; an open one of the same application ends by that. */
  @Post()
  @Idempotent()
  @Requires('interviews:write')
  @Refuses(
    'application_not_found',
    'availability_not_found',
    'candidate_not_found',
    'interview_application_closed',
    'no_free_slots',
    'slot_invitation_not_found',
  )
  offer(
    @CurrentActor() actor: Actor,
    @Body() request: OfferSlotsRequest,
    @Headers('idempotency-key') key?: string,
  ): Promise<SlotInvitationResponse> {
    if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key)) {
      throw new DomainError('invalid_query', { name: 'Idempotency-Key' });
    }
    return this.invitations.offer(request, key ?? null, actor);
  }

  /** The link is good for nothing any more. What was picked stays. */
  @Post(':id/revoke')
  @HttpCode(200)
  @Requires('interviews:write')
  @Refuses('application_not_found', 'slot_invitation_not_found')
  revoke(@IdParam() id: string): Promise<SlotInvitationResponse> {
    return this.invitations.revoke(id);
  }
}
