import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../platform/auth/decorators.js';
import { IdParam } from '../../platform/http/uuid-param.js';
import {
  DeliveriesQueryDto,
  DeliveryDetail,
  DeliveryPage,
  DeliveryResponse,
  ReplayRequest,
  ReplayResponse,
} from './delivery.dto.js';
import { NewWebhookRequest, WebhookEditRequest, WebhookResponse, WebhookWithSecret } from './webhook.dto.js';
import { WebhookLog } from './webhook-log.service.js';
import { WebhooksService } from './webhooks.service.js';

/** Addresses that are told what happens, signed by Standard Webhooks. They are made by people: no key reaches them. */
@ApiTags('webhooks')
@Controller('webhooks')
export class WebhooksController {
  constructor(
    private readonly webhooks: WebhooksService,
    private readonly log: WebhookLog,
  ) {}

  @Get()
  @Requires('integrations:read')
  list(): Promise<WebhookResponse[]> {
    return this.webhooks.list();
  }

  @Get(':id')
  @Requires('integrations:read')
  get(@IdParam() id: string): Promise<WebhookResponse> {
    return this.webhooks.get(id);
  }

  /** The answer has the secret, this once. */
  @Post()
  @Requires('integrations:write')
  create(@CurrentActor() actor: Actor, @Body() order: NewWebhookRequest): Promise<WebhookWithSecret> {
    return this.webhooks.create(order, actor);
  }

  @Put(':id')
  @Requires('integrations:write')
  update(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() order: WebhookEditRequest,
  ): Promise<WebhookResponse> {
    return this.webhooks.update(id, order, actor);
  }

  @Delete(':id')
  @HttpCode(204)
  @Requires('integrations:write')
  remove(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.webhooks.remove(id, actor);
  }

  /** A new secret; for 24 hours messages carry the signatures of both. */
  @Post(':id/rotate-secret')
  @HttpCode(200)
  @Requires('integrations:write')
  rotate(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<WebhookWithSecret> {
    return this.webhooks.rotate(id, actor);
  }

  /** Sends `webhook.test`. The answer is the delivery as it stands; ask for it again to see how it went. */
  @Post(':id/test')
  @HttpCode(202)
  @Requires('integrations:write')
  test(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<DeliveryDetail> {
    return this.log.test(id, actor);
  }

  /** Sends again what was given up since then. */
  @Post(':id/replay')
  @HttpCode(202)
  @Requires('integrations:write')
  async replayFailed(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { desde }: ReplayRequest,
  ): Promise<ReplayResponse> {
    return { reenviadas: await this.log.replayFailed(id, new Date(desde), actor) };
  }

  /** The newest first, 25 at a time. */
  @Get(':id/deliveries')
  @Requires('integrations:read')
  deliveries(@IdParam() id: string, @Query() query: DeliveriesQueryDto): Promise<DeliveryPage> {
    return this.log.page(id, query);
  }

  /** With the body as it is sent and every attempt. */
  @Get(':id/deliveries/:delivery')
  @Requires('integrations:read')
  delivery(@IdParam() id: string, @IdParam('delivery') delivery: string): Promise<DeliveryDetail> {
    return this.log.get(id, delivery);
  }

  /** Sends one again, whatever became of it, with the same `webhook-id`. */
  @Post(':id/deliveries/:delivery/replay')
  @HttpCode(202)
  @Requires('integrations:write')
  replay(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @IdParam('delivery') delivery: string,
  ): Promise<DeliveryResponse> {
    return this.log.replay(id, delivery, actor);
  }
}
