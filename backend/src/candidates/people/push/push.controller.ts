import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Client, type ClientInfo } from '../../../auth/client.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, ForPeople, Requires } from '../../../platform/auth/decorators.js';
import { Refuses } from '../../../platform/errors/refuses.js';
import { IdParam } from '../../../platform/http/validation/uuid-param.js';
import { MyPushService } from './my-push.service.js';
import { NewPushSubscriptionRequest, PushState, PushSubscriptionResponse } from './push.dto.js';

/** The browsers in which the signed-in person gets web push. */
@ApiTags('notifications')
@Controller('push')
@ForPeople()
export class PushController {
  constructor(private readonly push: MyPushService) {}

  /** The key to subscribe with, and one's own subscriptions. */
  @Get()
  @Requires('own:read')
  getMyPush(@CurrentActor() actor: Actor): Promise<PushState> {
    return this.push.get(actor);
  }

  /** Subscribes a browser. An endpoint that is known already is updated; of too many, the oldest ends. */
  @Post('subscriptions')
  @HttpCode(200)
  @Requires('own:write')
  @Refuses('too_many_requests')
  subscribeToPush(
    @CurrentActor() actor: Actor,
    @Body() request: NewPushSubscriptionRequest,
    @Client() { userAgent }: ClientInfo,
  ): Promise<PushSubscriptionResponse> {
    return this.push.subscribe(actor, request, userAgent);
  }

  /** Ends one of one's own subscriptions; somebody else's is not found. */
  @Delete('subscriptions/:id')
  @HttpCode(204)
  @Requires('own:write')
  unsubscribeFromPush(@CurrentActor() { userId }: Actor, @IdParam() id: string): Promise<void> {
    return this.push.unsubscribe(userId, id);
  }
}
