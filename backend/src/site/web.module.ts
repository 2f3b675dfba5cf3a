import { Module } from '@nestjs/common';
import { AlertsModule } from '../vacancies/alerts/alerts.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { ConfigModule } from '../config/config.module.js';
import { ContactModule } from '../contact/contact.module.js';
import { DepartmentsModule } from '../departments/departments.module.js';
import { InterviewsModule } from '../interviews/interviews.module.js';
import { PushModule } from '../candidates/portal/push/push.module.js';
import { DocumentsModule } from '../candidates/documents/documents.module.js';
import { DraftsModule } from '../candidates/drafts/drafts.module.js';
import { NoticesModule } from '../privacy/notices/notices.module.js';
import { RetentionModule } from '../privacy/retention/retention.module.js';
import { PrivacyModule } from '../privacy/privacy.module.js';
import { ScorecardsModule } from '../interviews/scorecards/scorecards.module.js';
import { SelfSchedulingModule } from '../interviews/slots/self-scheduling.module.js';
import { TalentPoolModule } from '../candidates/talent/talent-pool.module.js';
import { ThreadsModule } from '../candidates/threads/threads.module.js';
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
    CandidatesModule,
    ConfigModule,
    ContactModule,
    DepartmentsModule,
    InterviewsModule,
    DocumentsModule,
    DraftsModule,
    NoticesModule,
    PrivacyModule,
    PushModule,
    RetentionModule,
    ScorecardsModule,
    SelfSchedulingModule,
    TalentPoolModule,
    ThreadsModule,
    VacanciesModule,
  ],
  controllers: [HealthController],
  providers: [PublicVersion, SharedPages, WebContextFactory],
})
export class WebModule {}
