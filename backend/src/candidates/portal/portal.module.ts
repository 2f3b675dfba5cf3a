import { ThreadMessage } from './threads/thread-message.entity.js';
import { ThreadAttachment } from './threads/thread-attachment.entity.js';
import { Thread } from './threads/thread.entity.js';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApplicationsModule } from '../applications/applications.module.js';
import { VacanciesModule } from '../../vacancies/vacancies.module.js';
import { PeopleModule } from '../people/people.module.js';
import { Module } from '@nestjs/common';
import { AttachmentDownload } from './threads/attachment-download.js';
import { AuthModule } from '../../auth/auth.module.js';
import { CustomFieldsModule } from '../../fields/custom-fields.module.js';
import { DepartmentsModule } from '../../departments/departments.module.js';
import { DraftCv } from './drafts/draft-cv.js';
import { DraftsController } from './drafts/drafts.controller.js';
import { DraftsRepository } from './drafts/drafts.repository.js';
import { DraftsService } from './drafts/drafts.service.js';
import { FilesModule } from '../files/files.module.js';
import { LogsModule } from '../../logs/logs.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { MyApplicationsController } from './my-applications.controller.js';
import { MyRecordController } from './my-record.controller.js';
import { PortalService } from './portal.service.js';
import { ReadWaitingCv } from './drafts/read-waiting-cv.js';
import { SubmitApplication } from './submit-application.js';
import { TakeBackMessage } from './threads/take-back-message.js';
import { ThreadAttachmentsController } from './threads/thread-attachments.controller.js';
import { SavedAnswersController } from './saved-answers/saved-answers.controller.js';
import { SavedAnswer } from './saved-answers/saved-answer.entity.js';
import { SavedAnswersService } from './saved-answers/saved-answers.service.js';
import { ThreadFiguresService } from './threads/thread-figures.js';
import { LateFiles } from './threads/late-files.js';
import { ThreadChannels } from './threads/thread-channels.js';
import { ThreadDesks } from './threads/thread-desk.js';
import { ThreadNews } from './threads/thread-news.js';
import { ThreadsController } from './threads/threads.controller.js';
import { ThreadsRepository } from './threads/threads.repository.js';
import { ThreadsService } from './threads/threads.service.js';
import { WriteMessage } from './threads/write-message.js';

/**
 * The person's side: the portal, the form with its drafts (`borradores_candidatura`), and what people and human resources
 * write to each other (`hilos`, `mensajes_hilo`).
 */
@Module({
  imports: [
    TypeOrmModule.forFeature([SavedAnswer, Thread, ThreadAttachment, ThreadMessage]),
    ApplicationsModule,
    AuthModule,
    CustomFieldsModule,
    DepartmentsModule,
    FilesModule,
    LogsModule,
    MailModule,
    PeopleModule,
    VacanciesModule,
  ],
  controllers: [
    MyRecordController,
    MyApplicationsController,
    DraftsController,
    SavedAnswersController,
    ThreadAttachmentsController,
    ThreadsController,
  ],
  providers: [
    AttachmentDownload,
    DraftCv,
    DraftsRepository,
    DraftsService,
    LateFiles,
    PortalService,
    ReadWaitingCv,
    SubmitApplication,
    SavedAnswersService,
    TakeBackMessage,
    ThreadChannels,
    ThreadDesks,
    ThreadFiguresService,
    ThreadNews,
    ThreadsRepository,
    ThreadsService,
    WriteMessage,
  ],
  exports: [DraftsService, LateFiles, PortalService, ThreadChannels, ThreadsService, WriteMessage],
})
export class PortalModule {}
