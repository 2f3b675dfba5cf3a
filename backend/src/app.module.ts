import { MergesModule } from './candidates/recruiting/merges/merges.module.js';
import { ApplicationsModule } from './candidates/applications/applications.module.js';
import { FilesModule } from './candidates/files/files.module.js';
import { PortalModule } from './candidates/portal/portal.module.js';
import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AlertsModule } from './vacancies/alerts/alerts.module.js';
import { AnswerTimesModule } from './config/answer-times/answer-times.module.js';
import { AccessGuard } from './platform/auth/access.guard.js';
import { AuthenticateGuard } from './integrations/keys/authenticate.guard.js';
import { AuthModule } from './auth/auth.module.js';
import { ProgramBudget } from './auth/sessions/program-budget.js';
import { BulkActionsModule } from './candidates/recruiting/bulk/bulk-actions.module.js';
import { CalendarFeedsModule } from './interviews/feeds/calendar-feeds.module.js';
import { ConfigModule } from './config/config.module.js';
import { MailServerModule } from './operations/mail-server/mail-server.module.js';
import { ContactModule } from './contact/contact.module.js';
import { DepartmentsModule } from './departments/departments.module.js';
import { ENTITIES } from './operations/database/entities.js';
import { IdempotencyModule } from './platform/http/idempotency/idempotency.module.js';
import { ImportsModule } from './candidates/recruiting/imports/imports.module.js';
import { IntegrationsModule } from './integrations/integrations.module.js';
import { InterviewsModule } from './interviews/interviews.module.js';
import { LiveModule } from './site/live/live.module.js';
import { LogsModule } from './logs/logs.module.js';
import { MailModule } from './mail/mail.module.js';
import { MessagesModule } from './candidates/applications/messages/messages.module.js';
import type { Environment } from './platform/environment/environment.js';
import { NoticesModule } from './privacy/notices/notices.module.js';
import { NotificationsModule } from './candidates/people/notifications/notifications.module.js';
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
import { TalentPoolModule } from './candidates/recruiting/talent/talent-pool.module.js';
import { TrackingLinksModule } from './vacancies/links/tracking-links.module.js';
import { VacanciesModule } from './vacancies/vacancies.module.js';
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
        // Before ApplicationsModule: the router uses the first match, and `candidates/me` is no id.
        PortalModule,
        AlertsModule,
        AnswerTimesModule,
        ApplicationsModule,
        AuthModule,
        BulkActionsModule,
        CalendarFeedsModule,
        ConfigModule,
        ContactModule,
        DepartmentsModule,
        FilesModule,
        IdempotencyModule,
        ImportsModule,
        IntegrationsModule,
        InterviewsModule,
        LiveModule,
        LogsModule,
        MailModule,
        MailServerModule,
        MergesModule,
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
        TrackingLinksModule,
        VacanciesModule,
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
