import type { TextChannel } from '@hiring/contract';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, ForPeople, NeedsProof, Requires } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { Action } from '../../platform/http/action.js';
import { WhatsappTemplateResponse } from '../templates/template.dto.js';
import { WhatsappTemplates } from '../templates/whatsapp-templates.js';
import { ChannelParam } from './channel-param.js';
import { ChannelResponse, ChannelTrialResponse, SaveChannelRequest } from './channel.dto.js';
import { ChannelsService } from './channels.service.js';
import { TryChannel } from './try-channel.js';

/** WhatsApp and SMS as ways to write to people. */
@ApiTags('config')
@Controller('config/channels')
@ForPeople()
export class ChannelsController {
  constructor(
    private readonly channels: ChannelsService,
    private readonly trial: TryChannel,
    private readonly templates: WhatsappTemplates,
  ) {}

  /** The channels, with what this month has cost. */
  @Get()
  @Requires('config:read')
  listChannels(): Promise<ChannelResponse[]> {
    return this.channels.list();
  }

  /** The templates of the WhatsApp account, as they were last read. */
  @Get('whatsapp/templates')
  @Requires('config:read')
  listWhatsappTemplates(): Promise<WhatsappTemplateResponse[]> {
    return this.templates.list();
  }

  /** Reads the templates from WhatsApp. */
  @Action('whatsapp/templates/refresh')
  @Requires('config:write')
  @Refuses('channel_off', 'channel_unreachable', 'too_many_requests')
  refreshWhatsappTemplates(@CurrentActor() actor: Actor): Promise<WhatsappTemplateResponse[]> {
    return this.templates.refresh(actor);
  }

  /** Changes a channel. Administrators are told. */
  @Put(':canal')
  @Requires('config:write')
  @NeedsProof()
  @Refuses('conflict')
  saveChannel(
    @CurrentActor() actor: Actor,
    @ChannelParam() canal: TextChannel,
    @Body() body: SaveChannelRequest,
  ): Promise<ChannelResponse> {
    return this.channels.save(actor, canal, body);
  }

  /**
   * Asks the provider whether it accepts the token, as the channel is saved; nothing is sent. WhatsApp is asked for its
   * number, an SMS provider for `{url}/status`.
   */
  @Action(':canal/test')
  @Requires('config:write')
  @Refuses('channel_off', 'too_many_requests')
  testChannel(
    @CurrentActor() actor: Actor,
    @ChannelParam() canal: TextChannel,
  ): Promise<ChannelTrialResponse> {
    return this.trial.execute(actor, canal);
  }
}
