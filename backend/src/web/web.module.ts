import { Module } from '@nestjs/common';
import { AlertsModule } from '../alerts/alerts.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { ConfigModule } from '../config/config.module.js';
import { ContactModule } from '../contact/contact.module.js';
import { DepartmentsModule } from '../departments/departments.module.js';
import { InterviewsModule } from '../interviews/interviews.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { RetentionModule } from '../retention/retention.module.js';
import { PrivacyModule } from '../privacy/privacy.module.js';
import { ScorecardsModule } from '../scorecards/scorecards.module.js';
import { SelfSchedulingModule } from '../self-scheduling/self-scheduling.module.js';
import { TalentPoolModule } from '../talent-pool/talent-pool.module.js';
import { ThreadsModule } from '../threads/threads.module.js';
import { VacanciesModule } from '../vacancies/vacancies.module.js';
import { HealthController } from './health.controller.js';
import { KeptAnswers } from './kept-answers.js';
import { PublicVersion } from './public-version.js';
import { SharedPages } from './shared-pages.js';
import { WebContextFactory } from './web-context.js';

/** Shows the features to browsers: the server-rendered public app and the back office's files. */
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
    NoticesModule,
    PrivacyModule,
    RetentionModule,
    ScorecardsModule,
    SelfSchedulingModule,
    TalentPoolModule,
    ThreadsModule,
    VacanciesModule,
  ],
  controllers: [HealthController],
  providers: [KeptAnswers, PublicVersion, SharedPages, WebContextFactory],
})
export class WebModule {}
