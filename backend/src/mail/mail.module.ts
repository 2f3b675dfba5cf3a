import { ConfigModule } from '../config/config.module.js';
import { SystemConfig } from '../config/system-config.entity.js';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Module } from '@nestjs/common';
import { LogsModule } from '../logs/logs.module.js';
import { DEFAULT_DELIVERY, DELIVERY_SETTINGS } from './delivery/delivery-settings.js';
import { DeliverEmail } from './delivery/deliver-email.js';
import { EmailsController } from './emails/emails.controller.js';
import { EmailsRepository } from './emails/emails.repository.js';
import { EmailsService } from './emails/emails.service.js';
import { FinishEmail } from './delivery/finish-email.js';
import { HeldEmailsController } from './held/held-emails.controller.js';
import { HeldEmails } from './held/held-emails.js';
import { MailHooks } from './mail-hooks.js';
import { MailJobs } from './delivery/mail-jobs.js';
import { MailService } from './emails/mail.service.js';
import { MailSweep } from './delivery/mail-sweep.js';
import { MailWorker } from './delivery/mail-worker.js';
import { EmailTemplatesRepository } from './templates/email-templates.repository.js';
import { DeliveryRepository } from './delivery/delivery.repository.js';
import { OutboxRepository } from './emails/outbox.repository.js';
import { ResendEmail } from './emails/resend-email.js';
import { TemplatesService } from './templates/templates.service.js';

/**
 * Owns `correos`: messages, templates, delivery and the back office's view of them. Other modules decide when a
 * message is due and write it through MailService, in the transaction of their change.
 */
@Module({
  imports: [TypeOrmModule.forFeature([SystemConfig]), ConfigModule, LogsModule],
  controllers: [EmailsController, HeldEmailsController],
  providers: [
    { provide: DELIVERY_SETTINGS, useValue: DEFAULT_DELIVERY },
    DeliverEmail,
    EmailsRepository,
    EmailsService,
    FinishEmail,
    HeldEmails,
    MailHooks,
    MailJobs,
    MailService,
    MailSweep,
    MailWorker,
    EmailTemplatesRepository,
    DeliveryRepository,
    OutboxRepository,
    ResendEmail,
    TemplatesService,
  ],
  exports: [EmailsService, MailService, TemplatesService],
})
export class MailModule {}
