import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { DepartmentsModule } from '../../departments/departments.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { QueueModule } from '../../platform/queue/queue.module.js';
import { AlertEditions } from './editions/alert-editions.js';
import { AlertLinks } from './alert-links.js';
import { AlertPages } from './alert-pages.js';
import { AlertsController } from './alerts.controller.js';
import { AlertsRepository } from './alerts.repository.js';
import { AlertsService } from './alerts.service.js';
import { EditionsRepository } from './editions/editions.repository.js';
import { SubscribeToAlert } from './subscribe-to-alert.js';

/**
 * Owns `alertas_empleo`: subscriptions to searches and their daily e-mails. Search conditions belong to vacancies,
 * sending to mail.
 */
@Module({
  imports: [AuthModule, DepartmentsModule, MailModule, QueueModule],
  controllers: [AlertsController],
  providers: [
    AlertEditions,
    AlertLinks,
    AlertPages,
    AlertsRepository,
    AlertsService,
    EditionsRepository,
    SubscribeToAlert,
  ],
  exports: [AlertPages],
})
export class AlertsModule {}
