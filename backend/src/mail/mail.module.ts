import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { LogsModule } from '../logs/logs.module.js';
import { SmtpModule } from '../platform/mail/smtp.module.js';
import { QueueModule } from '../platform/queue/queue.module.js';
import { DEFAULT_DELIVERY, DELIVERY_SETTINGS } from './delivery-settings.js';
import { DeliverMessage } from './deliver-message.js';
import { EmailsController } from './emails.controller.js';
import { EmailsRepository } from './emails.repository.js';
import { EmailsService } from './emails.service.js';
import { FinishMessage } from './finish-message.js';
import { HeldMessagesController } from './held-messages.controller.js';
import { HeldMessages } from './held-messages.js';
import { MailHooks } from './mail-hooks.js';
import { MailJobs } from './mail-jobs.js';
import { MailService } from './mail.service.js';
import { MailSweep } from './mail-sweep.js';
import { MailWorker } from './mail-worker.js';
import { MessageTemplatesRepository } from './message-templates.repository.js';
import { OutboxRepository } from './outbox.repository.js';
import { ResendMessage } from './resend-message.js';
import { TemplatesService } from './templates.service.js';

/**
 * Owns `correos`: messages, their templates, their delivery and what HR sees of them. Does not decide when
 * a message is due: whoever makes the change writes it, through MailService.
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
    OutboxRepository,
    ResendMessage,
    TemplatesService,
  ],
  exports: [EmailsService, MailService, TemplatesService],
})
export class MailModule {}
