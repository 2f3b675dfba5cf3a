import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AlertsModule } from './vacancies/alerts/alerts.module.js';
import { AnswerTimesModule } from './config/answer-times/answer-times.module.js';
import { AccessGuard } from './platform/auth/access.guard.js';
import { AuthenticateGuard } from './integrations/keys/authenticate.guard.js';
import { AuthModule } from './auth/auth.module.js';
import { ProgramBudget } from './auth/sessions/program-budget.js';
import { BulkActionsModule } from './candidates/bulk/bulk-actions.module.js';
import { CalendarFeedsModule } from './interviews/feeds/calendar-feeds.module.js';
import { CandidatesModule } from './candidates/candidates.module.js';
import { ConfigModule } from './config/config.module.js';
import { MailServerModule } from './operations/mail-server/mail-server.module.js';
import { ContactModule } from './contact/contact.module.js';
import { DepartmentsModule } from './departments/departments.module.js';
import { DocumentsModule } from './candidates/documents/documents.module.js';
import { DraftsModule } from './candidates/drafts/drafts.module.js';
import { ENTITIES } from './operations/database/entities.js';
import { IdempotencyModule } from './platform/http/idempotency/idempotency.module.js';
import { ImportsModule } from './candidates/imports/imports.module.js';
import { IntegrationsModule } from './integrations/integrations.module.js';
import { InterviewsModule } from './interviews/interviews.module.js';
import { LiveModule } from './site/live/live.module.js';
import { LogsModule } from './logs/logs.module.js';
import { MailModule } from './mail/mail.module.js';
import { MessagesModule } from './candidates/messages/messages.module.js';
import type { Environment } from './platform/environment/environment.js';
import { NoticesModule } from './privacy/notices/notices.module.js';
import { NotificationsModule } from './candidates/portal/notifications/notifications.module.js';
import { PreferencesModule } from './auth/preferences/preferences.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { StorageModule } from './platform/files/storage/storage.module.js';
import { TellOfBackups } from './operations/backup/tell-of-backups.js';
import { RemoveOldRows } from './operations/old-rows/remove-old-rows.js';
import { RewriteSearched } from './operations/old-rows/rewrite-searched.js';
import { RetentionModule } from './privacy/retention/retention.module.js';
import { RrhhModule } from './integrations/rrhh/rrhh.module.js';
import { ScorecardsModule } from './interviews/scorecards/scorecards.module.js';
import { SelfSchedulingModule } from './interviews/slots/self-scheduling.module.js';
import { StatsModule } from './stats/stats.module.js';
import { SystemModule } from './operations/system/system.module.js';
import { TalentPoolModule } from './candidates/talent/talent-pool.module.js';
import { ThreadsModule } from './candidates/threads/threads.module.js';
import { TrackingLinksModule } from './vacancies/links/tracking-links.module.js';
import { VacanciesModule } from './vacancies/vacancies.module.js';
import { VacancyAnswersModule } from './candidates/applications/answers/vacancy-answers.module.js';
import { WebModule } from './site/web.module.js';

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
        NoticesModule,
        NotificationsModule,
        PreferencesModule,
        PrivacyModule,
        RetentionModule,
        RrhhModule,
        ScorecardsModule,
        SelfSchedulingModule,
        StatsModule,
        SystemModule,
        TalentPoolModule,
        ThreadsModule,
        TrackingLinksModule,
        VacanciesModule,
        VacancyAnswersModule,
        WebModule,
      ],
      providers: [
        RemoveOldRows,
        RewriteSearched,
        TellOfBackups,
        // In this order.
        { provide: APP_GUARD, useClass: AuthenticateGuard },
        { provide: APP_GUARD, useClass: ProgramBudget },
        { provide: APP_GUARD, useClass: AccessGuard },
      ],
    };
  }
}
