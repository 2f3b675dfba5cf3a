import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../platform/idempotency/idempotency.module.js';
import { LogsModule } from '../logs/logs.module.js';
import { SmtpModule } from '../platform/mail/smtp.module.js';
import { QueueModule } from '../platform/queue/queue.module.js';
import { DEFAULT_DELIVERY, DELIVERY_SETTINGS } from './delivery/delivery-settings.js';
import { DeliverMessage } from './delivery/deliver-message.js';
import { EmailsController } from './messages/emails.controller.js';
import { EmailsRepository } from './messages/emails.repository.js';
import { EmailsService } from './messages/emails.service.js';
import { FinishMessage } from './delivery/finish-message.js';
import { HeldMessagesController } from './held/held-messages.controller.js';
import { HeldMessages } from './held/held-messages.js';
import { MailHooks } from './mail-hooks.js';
import { MailJobs } from './delivery/mail-jobs.js';
import { MailService } from './messages/mail.service.js';
import { MailSweep } from './delivery/mail-sweep.js';
import { MailWorker } from './delivery/mail-worker.js';
import { MessageTemplatesRepository } from './templates/message-templates.repository.js';
import { DeliveryRepository } from './delivery/delivery.repository.js';
import { OutboxRepository } from './messages/outbox.repository.js';
import { ResendMessage } from './messages/resend-message.js';
import { TemplatesService } from './templates/templates.service.js';

/**
 * Owns `correos`: messages, templates, delivery and the back office's view of them. Other modules decide when a
 * message is due and write it through MailService, in the transaction of their change.
 */
@Module({
  imports: [IdempotencyModule, LogsModule, QueueModule, SmtpModule],
  controllers: [EmailsController, HeldMessagesController],
  providers: [
    { provide: DELIVERY_SETTINGS, useValue: DEFAULT_DELIVERY },
    DeliverMessage,
    EmailsRepository,
    EmailsService,
    FinishMessage,
    HeldMessages,
    MailHooks,
    MailJobs,
    MailService,
    MailSweep,
    MailWorker,
    MessageTemplatesRepository,
    DeliveryRepository,
    OutboxRepository,
    ResendMessage,
    TemplatesService,
  ],
  exports: [EmailsService, MailService, TemplatesService],
})
export class MailModule {}
