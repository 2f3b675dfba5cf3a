import type { TextChannel } from '@hiring/contract';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, ForPeople, Requires } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { IdParam } from '../../platform/http/validation/uuid-param.js';
import { ChannelParam } from '../settings/channel-param.js';
import {
  ChannelConsentRequest,
  ChannelConsentResponse,
  OwnChannelConsentRequest,
} from './channel-consent.dto.js';
import { ChannelConsents } from './channel-consents.js';

/** By which channels a person takes messages; empty while no channel is on. */
@ApiTags('threads')
@Controller()
@ForPeople()
export class ChannelConsentsController {
  constructor(private readonly consents: ChannelConsents) {}

  /** One's own. */
  @Get('me/channel-consents')
  @Requires('own:read')
  @Refuses('candidate_not_found')
  listMyChannelConsents(@CurrentActor() { userId }: Actor): Promise<ChannelConsentResponse[]> {
    return this.consents.list({ own: userId });
  }

  /** Takes messages by a channel, or no longer. */
  @Put('me/channel-consents')
  @Requires('own:write')
  @Refuses('candidate_not_found', 'channel_off')
  decideMyChannelConsent(
    @CurrentActor() actor: Actor,
    @Body() { canal, acepta }: OwnChannelConsentRequest,
  ): Promise<ChannelConsentResponse> {
    return this.consents.decide({ own: actor.userId }, canal, acepta, actor);
  }

  /** A candidate's. */
  @Get('candidates/:id/channel-consents')
  @Requires('threads:read')
  @Refuses('candidate_not_found')
  listChannelConsents(@IdParam() id: string): Promise<ChannelConsentResponse[]> {
    return this.consents.list({ candidate: id });
  }

  /** Writes down what a candidate said. What they have ended themselves only they begin again. */
  @Put('candidates/:id/channel-consents/:canal')
  @Requires('threads:write')
  @Refuses('candidate_not_found', 'channel_off', 'channel_opted_out')
  decideChannelConsent(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @ChannelParam() canal: TextChannel,
    @Body() { acepta }: ChannelConsentRequest,
  ): Promise<ChannelConsentResponse> {
    return this.consents.decide({ candidate: id }, canal, acepta, actor);
  }
}
