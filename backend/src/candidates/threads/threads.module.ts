import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { CvReadingModule } from '../cv/reading/cv-reading.module.js';
import { LogsModule } from '../../logs/logs.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { NotificationsModule } from '../portal/notifications/notifications.module.js';
import { AttachmentDownload } from './attachment-download.js';
import { ThreadAttachmentsController } from './thread-attachments.controller.js';
import { ThreadNews } from './thread-news.js';
import { ThreadsController } from './threads.controller.js';
import { ThreadsRepository } from './threads.repository.js';
import { ThreadsService } from './threads.service.js';
import { WriteMessage } from './write-message.js';

/** Owns `hilos`, `mensajes_hilo` and their files: what candidates and human resources write to each other. */
@Module({
  imports: [AuthModule, CvReadingModule, LogsModule, MailModule, NotificationsModule],
  controllers: [ThreadAttachmentsController, ThreadsController],
  providers: [AttachmentDownload, ThreadNews, ThreadsRepository, ThreadsService, WriteMessage],
  exports: [ThreadsService],
})
export class ThreadsModule {}
