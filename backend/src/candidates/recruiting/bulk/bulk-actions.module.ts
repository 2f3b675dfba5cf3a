import { ApplicationsModule } from '../../applications/applications.module.js';
import { Module } from '@nestjs/common';
import { ConfigModule } from '../../../config/config.module.js';
import { LogsModule } from '../../../logs/logs.module.js';
import { MailModule } from '../../../mail/mail.module.js';
import { MessagesModule } from '../../applications/messages/messages.module.js';
import { QueueModule } from '../../../platform/queue/queue.module.js';
import { PeopleModule } from '../../people/people.module.js';
import { BulkActionsController } from './bulk-actions.controller.js';
import { BulkActionsRepository } from './bulk-actions.repository.js';
import { BulkActionsService } from './bulk-actions.service.js';
import { BulkEffects } from './bulk-effects.js';
import { BulkMessageDraftsController } from './bulk-message-drafts.controller.js';
import { BulkParametersReader } from './bulk-parameters.js';
import { RunBulkAction } from './run-bulk-action.js';

/** Owns bulk actions and the result of each row. The effects belong to other modules. */
@Module({
  imports: [
    ApplicationsModule,
    ConfigModule,
    LogsModule,
    MailModule,
    MessagesModule,
    QueueModule,
    PeopleModule,
  ],
  controllers: [BulkActionsController, BulkMessageDraftsController],
  providers: [BulkActionsRepository, BulkActionsService, BulkEffects, BulkParametersReader, RunBulkAction],
})
export class BulkActionsModule {}
