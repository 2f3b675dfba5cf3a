import { Note } from './notes/note.entity.js';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../../auth/auth.module.js';
import { ConfigModule } from '../../config/config.module.js';
import { Module } from '@nestjs/common';
import { CustomFieldsModule } from '../../fields/custom-fields.module.js';
import { DepartmentsModule } from '../../departments/departments.module.js';
import { LogsModule } from '../../logs/logs.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { AccountChanges } from './account/account-changes.js';
import { ConsentsController } from './consents/consents.controller.js';
import { ConsentsService } from './consents/consents.service.js';
import { NotesController } from './notes/notes.controller.js';
import { NotesService } from './notes/notes.service.js';
import { MyNotificationsService } from './notifications/my-notifications.service.js';
import { NotificationsController } from './notifications/notifications.controller.js';
import { NotificationsRepository } from './notifications/notifications.repository.js';
import { NotificationsService } from './notifications/notifications.service.js';
import { SecurityNotices } from './notifications/security-notices.js';
import { UpdateProfile } from './profile/update-profile.js';
import { MyPushService } from './push/my-push.service.js';
import { PushKeys } from './push/push-keys.js';
import { PushNotices } from './push/push-notices.js';
import { PushController } from './push/push.controller.js';
import { SendPush } from './push/send-push.js';
import { QualificationsController } from './qualifications/qualifications.controller.js';
import { QualificationsService } from './qualifications/qualifications.service.js';
import { CandidateSearch } from './search/candidate-search.js';
import { FoundSearches } from './search/found-searches.js';
import { SearchMatches } from './search/search-matches.js';
import { TagsController } from './tags/tags.controller.js';
import { TagsRepository } from './tags/tags.repository.js';
import { TagsService } from './tags/tags.service.js';
import { FinishTask } from './tasks/finish-task.js';
import { Task } from './tasks/task.entity.js';
import { TasksController } from './tasks/tasks.controller.js';
import { TasksService } from './tasks/tasks.service.js';
import { TellOfTasks } from './tasks/tell-of-tasks.js';

/**
 * Owns people and what belongs to a person and not to an application: consents (in which words, from when until when), the
 * notes, tags and tasks of HR, qualifications, which inform HR and decide nothing, the search, and what the portal and the
 * browser tell a candidate (`notificaciones`, `suscripciones_push`).
 */
@Module({
  imports: [
    TypeOrmModule.forFeature([Note, Task]),
    AuthModule,
    ConfigModule,
    CustomFieldsModule,
    DepartmentsModule,
    LogsModule,
    MailModule,
  ],
  controllers: [
    ConsentsController,
    NotesController,
    QualificationsController,
    TagsController,
    TasksController,
    NotificationsController,
    PushController,
  ],
  providers: [
    AccountChanges,
    CandidateSearch,
    ConsentsService,
    FinishTask,
    FoundSearches,
    MyNotificationsService,
    MyPushService,
    NotesService,
    NotificationsRepository,
    NotificationsService,
    PushKeys,
    PushNotices,
    QualificationsService,
    SearchMatches,
    SecurityNotices,
    SendPush,
    TagsRepository,
    TagsService,
    TasksService,
    TellOfTasks,
    UpdateProfile,
  ],
  exports: [
    CandidateSearch,
    ConsentsService,
    FinishTask,
    FoundSearches,
    NotesService,
    MyPushService,
    NotificationsService,
    PushNotices,
    QualificationsService,
    SearchMatches,
    TagsService,
    TasksService,
    UpdateProfile,
  ],
})
export class PeopleModule {}
