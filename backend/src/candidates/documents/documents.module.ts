import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { CvReadingModule } from '../cv/reading/cv-reading.module.js';
import { LogsModule } from '../../logs/logs.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { NotificationsModule } from '../portal/notifications/notifications.module.js';
import { DocumentDownload } from './document-download.js';
import { DocumentMessages } from './document-messages.js';
import { DocumentsController } from './documents.controller.js';
import { DocumentsRepository } from './documents.repository.js';
import { DocumentsService } from './documents.service.js';
import { SendDocument } from './send-document.js';

/** Owns `documentos_solicitados`: documents that HR requests besides the CV, and their files. */
@Module({
  imports: [AuthModule, CvReadingModule, LogsModule, MailModule, NotificationsModule],
  controllers: [DocumentsController],
  providers: [DocumentDownload, DocumentMessages, DocumentsRepository, DocumentsService, SendDocument],
  exports: [DocumentsService],
})
export class DocumentsModule {}
