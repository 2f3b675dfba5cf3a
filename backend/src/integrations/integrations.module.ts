import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { LogsModule } from '../logs/logs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { QueueModule } from '../platform/queue/queue.module.js';
import { Administrators } from './administrators.js';
import { Strategies } from './keys/authenticate.guard.js';
import { ApiKeyStrategy } from './keys/api-key.strategy.js';
import { ApiKeysController } from './keys/api-keys.controller.js';
import { ApiKeysRepository } from './keys/api-keys.repository.js';
import { ApiKeysService } from './keys/api-keys.service.js';
import { WarnOfExpiry } from './keys/warn-of-expiry.js';
import { DeletionsController } from './deletions/deletions.controller.js';
import { DeletionsRepository } from './deletions/deletions.repository.js';
import { DeliverEvents } from './webhooks/deliveries/deliver-events.js';
import { DeliveriesRepository } from './webhooks/deliveries/deliveries.repository.js';
import { EndWebhooksOfKeys } from './webhooks/end-webhooks-of-keys.js';
import { WebhookHealth } from './webhooks/webhook-health.js';
import { WebhookLog } from './webhooks/deliveries/webhook-log.service.js';
import { WebhookSecrets } from './webhooks/webhook-secrets.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';
import { WebhooksRepository } from './webhooks/webhooks.repository.js';
import { WebhooksService } from './webhooks/webhooks.service.js';

/**
 * Owns `claves_api`, `webhooks` and their child tables: API keys and webhook endpoints; and `eliminados`: the ids of
 * deleted records. Triggers on the tables of other modules write the events.
 */
@Module({
  imports: [AuthModule, LogsModule, MailModule, QueueModule],
  controllers: [ApiKeysController, DeletionsController, WebhooksController],
  providers: [
    Administrators,
    ApiKeyStrategy,
    Strategies,
    ApiKeysRepository,
    ApiKeysService,
    DeletionsRepository,
    DeliverEvents,
    DeliveriesRepository,
    EndWebhooksOfKeys,
    WarnOfExpiry,
    WebhookHealth,
    WebhookLog,
    WebhookSecrets,
    WebhooksRepository,
    WebhooksService,
  ],
  exports: [Administrators, Strategies],
})
export class IntegrationsModule {}
