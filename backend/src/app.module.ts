import { type DynamicModule, Module } from '@nestjs/common';
import { AlertsModule } from './alerts/alerts.module.js';
import { AnswerTimesModule } from './answer-times/answer-times.module.js';
import { AuthModule } from './auth/auth.module.js';
import { BulkActionsModule } from './bulk-actions/bulk-actions.module.js';
import { CalendarFeedsModule } from './calendar-feeds/calendar-feeds.module.js';
import { CandidatesModule } from './candidates/candidates.module.js';
import { ConfigModule } from './config/config.module.js';
import { MailServerModule } from './config/mail-server.module.js';
import { ConsentsModule } from './consents/consents.module.js';
import { ContactModule } from './contact/contact.module.js';
import { DepartmentsModule } from './departments/departments.module.js';
import { DocumentsModule } from './documents/documents.module.js';
import { DraftsModule } from './drafts/drafts.module.js';
import { ENTITIES } from './entities.js';
import { IdempotencyModule } from './idempotency/idempotency.module.js';
import { ImportsModule } from './imports/imports.module.js';
import { IntegrationsModule } from './integrations/integrations.module.js';
import { InterviewsModule } from './interviews/interviews.module.js';
import { LiveModule } from './live/live.module.js';
import { LogsModule } from './logs/logs.module.js';
import { MailModule } from './mail/mail.module.js';
import { MessagesModule } from './messages/messages.module.js';
import type { Environment } from './platform/environment.js';
import { MergesModule } from './merges/merges.module.js';
import { NotesModule } from './notes/notes.module.js';
import { NoticesModule } from './notices/notices.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { PreferencesModule } from './preferences/preferences.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { StorageModule } from './platform/storage/storage.module.js';
import { QualificationsModule } from './qualifications/qualifications.module.js';
import { RetentionModule } from './retention/retention.module.js';
import { RrhhModule } from './rrhh/rrhh.module.js';
import { ScorecardsModule } from './scorecards/scorecards.module.js';
import { SelfSchedulingModule } from './self-scheduling/self-scheduling.module.js';
import { StatsModule } from './stats/stats.module.js';
import { SystemModule } from './system/system.module.js';
import { TagsModule } from './tags/tags.module.js';
import { TalentPoolModule } from './talent-pool/talent-pool.module.js';
import { ThreadsModule } from './threads/threads.module.js';
import { TimelineModule } from './timeline/timeline.module.js';
import { TrackingLinksModule } from './tracking-links/tracking-links.module.js';
import { VacanciesModule } from './vacancies/vacancies.module.js';
import { VacancyAnswersModule } from './vacancy-answers/vacancy-answers.module.js';
import { WebModule } from './web/web.module.js';

/** The table of contents. */
@Module({})
export class AppModule {
  static with(environment: Environment): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.with(environment, ENTITIES),
        StorageModule,
        AlertsModule,
        AnswerTimesModule,
        AuthModule,
        BulkActionsModule,
        CalendarFeedsModule,
        CandidatesModule,
        ConfigModule,
        ConsentsModule,
        ContactModule,
        DepartmentsModule,
        IdempotencyModule,
        ImportsModule,
        IntegrationsModule,
        InterviewsModule,
        DocumentsModule,
        DraftsModule,
        LiveModule,
        LogsModule,
        MailModule,
        MailServerModule,
        MessagesModule,
        MergesModule,
        NotesModule,
        NoticesModule,
        NotificationsModule,
        QualificationsModule,
        PreferencesModule,
        PrivacyModule,
        RetentionModule,
        RrhhModule,
        ScorecardsModule,
        SelfSchedulingModule,
        StatsModule,
        SystemModule,
        TagsModule,
        TalentPoolModule,
        ThreadsModule,
        TimelineModule,
        TrackingLinksModule,
        VacanciesModule,
        VacancyAnswersModule,
        WebModule,
      ],
    };
  }
}
