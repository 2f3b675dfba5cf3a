import { ApplicationsModule } from '../candidates/applications/applications.module.js';
import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { DepartmentsModule } from '../departments/departments.module.js';
import { PortalModule } from '../candidates/portal/portal.module.js';
import { LogsModule } from '../logs/logs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { Administrators } from './administrators.js';
import { DeletionsController } from './deletions/deletions.controller.js';
import { DeletionsRepository } from './deletions/deletions.repository.js';
import { ApiKeyStrategy } from './keys/api-key.strategy.js';
import { ApiKeysController } from './keys/api-keys.controller.js';
import { ApiKeysRepository } from './keys/api-keys.repository.js';
import { ApiKeysService } from './keys/api-keys.service.js';
import { Strategies } from './keys/authenticate.guard.js';
import { WarnOfExpiry } from './keys/warn-of-expiry.js';
import { CheckEmail } from './rrhh/check-email.js';
import { NotifyApplicationController } from './rrhh/notify-application.controller.js';
import { RrhhController, RrhhEmailFunctionController } from './rrhh/rrhh.controller.js';
import { RrhhService } from './rrhh/rrhh.service.js';
import { ScimController } from './scim/scim.controller.js';
import { ScimUsers } from './scim/scim-users.js';
import { DeliverEvents } from './webhooks/deliveries/deliver-events.js';
import { DeliveriesRepository } from './webhooks/deliveries/deliveries.repository.js';
import { WebhookLog } from './webhooks/deliveries/webhook-log.service.js';
import { EndWebhooksOfKeys } from './webhooks/end-webhooks-of-keys.js';
import { WebhookHealth } from './webhooks/webhook-health.js';
import { WebhookSecrets } from './webhooks/webhook-secrets.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';
import { WebhooksRepository } from './webhooks/webhooks.repository.js';
import { WebhooksService } from './webhooks/webhooks.service.js';

/**
 * Owns `claves_api`, `webhooks` and their child tables: API keys and webhook endpoints; and `eliminados`: the ids of
 * deleted records. Triggers on the tables of other modules write the events. Serves the paths under which other programs
 * know human resources: rrhh/*, candidates/notify and functions/v1/rrhh-email.
 */
@Module({
  imports: [ApplicationsModule, AuthModule, DepartmentsModule, LogsModule, MailModule, PortalModule],
  controllers: [
    ApiKeysController,
    DeletionsController,
    WebhooksController,
    NotifyApplicationController,
    RrhhController,
    ScimController,
    RrhhEmailFunctionController,
  ],
  providers: [
    Administrators,
    ApiKeyStrategy,
    ApiKeysRepository,
    ApiKeysService,
    CheckEmail,
    DeletionsRepository,
    DeliverEvents,
    DeliveriesRepository,
    EndWebhooksOfKeys,
    RrhhService,
    ScimUsers,
    Strategies,
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
