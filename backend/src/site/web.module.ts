import { PeopleModule } from '../candidates/people/people.module.js';
import { ApplicationsModule } from '../candidates/applications/applications.module.js';
import { FilesModule } from '../candidates/files/files.module.js';
import { PortalModule } from '../candidates/portal/portal.module.js';
import { Module } from '@nestjs/common';
import { AlertsModule } from '../vacancies/alerts/alerts.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { ConfigModule } from '../config/config.module.js';
import { ContactModule } from '../contact/contact.module.js';
import { DepartmentsModule } from '../departments/departments.module.js';
import { InterviewsModule } from '../interviews/interviews.module.js';
import { PushModule } from '../candidates/people/push/push.module.js';
import { NoticesModule } from '../privacy/notices/notices.module.js';
import { RetentionModule } from '../privacy/retention/retention.module.js';
import { PrivacyModule } from '../privacy/privacy.module.js';
import { ScorecardsModule } from '../interviews/scorecards/scorecards.module.js';
import { SelfSchedulingModule } from '../interviews/slots/self-scheduling.module.js';
import { TalentPoolModule } from '../candidates/recruiting/talent/talent-pool.module.js';
import { VacanciesModule } from '../vacancies/vacancies.module.js';
import { HealthController } from './health.controller.js';
import { PublicVersion } from './page-cache/public-version.js';
import { SharedPages } from './page-cache/shared-pages.js';
import { WebContextFactory } from './pages/web-context.js';

/** Serves the server-rendered public app and the back office's files. */
@Module({
  imports: [
    AlertsModule,
    AuthModule,
    ApplicationsModule,
    PeopleModule,
    ConfigModule,
    ContactModule,
    DepartmentsModule,
    InterviewsModule,
    FilesModule,
    PortalModule,
    NoticesModule,
    PrivacyModule,
    PushModule,
    RetentionModule,
    ScorecardsModule,
    SelfSchedulingModule,
    TalentPoolModule,
    VacanciesModule,
  ],
  controllers: [HealthController],
  providers: [PublicVersion, SharedPages, WebContextFactory],
})
export class WebModule {}
