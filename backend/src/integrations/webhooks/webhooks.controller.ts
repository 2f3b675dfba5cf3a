import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { Action } from '../../platform/http/action.js';
import { ApiTags } from '@nestjs/swagger';
import { Idempotent } from '../../platform/http/idempotency/idempotent.js';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, KeysNeed, NeedsProof, Requires } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { LocationHeader } from '../../platform/http/headers/location-header.js';
import { IdParam } from '../../platform/http/validation/uuid-param.js';
import {
  DeliveriesQueryDto,
  DeliveryDetail,
  DeliveryPage,
  ReplayRequest,
  ReplayResponse,
} from './deliveries/delivery.dto.js';
import { NewWebhookRequest, WebhookEditRequest, WebhookResponse, WebhookWithSecret } from './webhook.dto.js';
import { WebhookLog } from './deliveries/webhook-log.service.js';
import { WebhooksService } from './webhooks.service.js';
import { WholeList } from '../../platform/http/lists/whole-list.js';

/**
 * Webhook endpoints, signed as Standard Webhooks. A program with `webhooks:write` can create its own and has no
 * access to others.
 */
@ApiTags('webhooks')
@Controller('webhooks')
export class WebhooksController {
  constructor(
    private readonly webhooks: WebhooksService,
    private readonly log: WebhookLog,
  ) {}

  /** All webhook endpoints; a program sees its own. */
  @Get()
  @WholeList('webhooks', { sort: ['created_at', 'descripcion'], filter: {} })
  @Requires('integrations:read')
  @KeysNeed('webhooks:write')
  listWebhooks(@CurrentActor() actor: Actor): Promise<WebhookResponse[]> {
    return this.webhooks.list(actor);
  }

  /** One webhook with the state of its deliveries. */
  @Get(':id')
  @Requires('integrations:read')
  @KeysNeed('webhooks:write')
  @Refuses('webhook_not_found')
  getWebhook(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<WebhookResponse> {
    return this.webhooks.get(id, actor);
  }

  /** Adds a webhook. The answer has its secret, which is never shown again. */
  @Post()
  @Idempotent({ secret: true })
  @NeedsProof({ orKey: true })
  @Requires('integrations:write')
  @KeysNeed('webhooks:write')
  @Refuses('webhook_exists', 'webhook_not_found', 'webhooks_limit')
  @LocationHeader('/api/webhooks', 'webhook')
  createWebhook(@CurrentActor() actor: Actor, @Body() order: NewWebhookRequest): Promise<WebhookWithSecret> {
    return this.webhooks.create(order, actor);
  }

  /** Changes a webhook. A stale version answers 409. */
  @Put(':id')
  @NeedsProof({ orKey: true })
  @Requires('integrations:write')
  @KeysNeed('webhooks:write')
  @Refuses('webhook_exists', 'webhook_not_found', 'webhook_stale')
  updateWebhook(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() order: WebhookEditRequest,
  ): Promise<WebhookResponse> {
    return this.webhooks.update(id, order, actor);
  }

  /** Removes a webhook with its deliveries. */
  @Delete(':id')
  @HttpCode(204)
  @NeedsProof({ orKey: true })
  @Requires('integrations:write')
  @KeysNeed('webhooks:write')
  @Refuses('webhook_not_found')
  deleteWebhook(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.webhooks.remove(id, actor);
  }

  /** A new secret; for 24 hours messages carry the signatures of both. */
  @Action(':id/rotate-secret')
  @NeedsProof({ orKey: true })
  @Requires('integrations:write')
  @KeysNeed('webhooks:write')
  @Refuses('webhook_not_found')
  rotateSecretWebhook(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<WebhookWithSecret> {
    return this.webhooks.rotate(id, actor);
  }

  /** Sends `webhook.test`. The answer is the delivery, which is still pending; read it again for the result. */
  @Post(':id/test')
  @HttpCode(202)
  @Requires('integrations:write')
  @KeysNeed('webhooks:write')
  @Refuses('too_many_requests', 'webhook_inactive', 'webhook_not_found')
  testWebhook(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<DeliveryDetail> {
    return this.log.test(id, actor);
  }

  /** Sends every delivery again that was given up since then. */
  @Post(':id/replay')
  @HttpCode(202)
  @Requires('integrations:write')
  @KeysNeed('webhooks:write')
  @Refuses('webhook_inactive', 'webhook_not_found')
  async replayWebhook(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { desde }: ReplayRequest,
  ): Promise<ReplayResponse> {
    return { reenviadas: await this.log.replayFailed(id, new Date(desde), actor) };
  }

  /** Deliveries of a webhook, newest first, 25 at a time. */
  @Get(':id/deliveries')
  @Requires('integrations:read')
  @KeysNeed('webhooks:write')
  @Refuses('webhook_not_found')
  getWebhookDeliveries(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Query() query: DeliveriesQueryDto,
  ): Promise<DeliveryPage> {
    return this.log.page(id, query, actor);
  }

  /** One delivery with the body as it is sent and every attempt. */
  @Get(':id/deliveries/:delivery')
  @Requires('integrations:read')
  @KeysNeed('webhooks:write')
  @Refuses('webhook_not_found')
  getWebhookDelivery(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @IdParam('delivery', 'Id of the delivery.') delivery: string,
  ): Promise<DeliveryDetail> {
    return this.log.get(id, delivery, actor);
  }

  /** Redelivers one, whatever its state, with the same `webhook-id`. */
  @Post(':id/deliveries/:delivery/replay')
  @HttpCode(202)
  @Requires('integrations:write')
  @KeysNeed('webhooks:write')
  @Refuses('webhook_inactive', 'webhook_not_found')
  replayWebhookDelivery(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @IdParam('delivery', 'Id of the delivery.') delivery: string,
  ): Promise<DeliveryDetail> {
    return this.log.replay(id, delivery, actor);
  }
}
