import { ApplicationsModule } from '../candidates/applications/applications.module.js';
import { VacanciesModule } from '../vacancies/vacancies.module.js';
import { PrivacyModule } from '../privacy/privacy.module.js';
import { ApprovalsModule } from '../approvals/approvals.module.js';
import { OffersModule } from '../offers/offers.module.js';
import { OnboardingModule } from '../onboarding/onboarding.module.js';
import { InterviewsModule } from '../interviews/interviews.module.js';
import { ConfigModule } from '../config/config.module.js';
import { RecruitingModule } from '../candidates/recruiting/recruiting.module.js';
import { PeopleModule } from '../candidates/people/people.module.js';
import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { FilesModule } from '../candidates/files/files.module.js';
import { PortalModule } from '../candidates/portal/portal.module.js';
import { ContactModule } from '../contact/contact.module.js';
import { DepartmentsModule } from '../departments/departments.module.js';
import { HealthController } from './health.controller.js';
import { LiveStreams } from './live/live-streams.js';
import { LiveController } from './live/live.controller.js';
import { PublicVersion } from './page-cache/public-version.js';
import { SharedPages } from './page-cache/shared-pages.js';
import { WebContextFactory } from './pages/web-context.js';

/**
 * Serves the server-rendered public app and the back office's files, and sends changes to the open screens of staff, from
 * whichever process: database triggers notify at commit (migrations 16 and 86), so that no writer can forget to.
 */
@Module({
  imports: [
    VacanciesModule,
    ApplicationsModule,
    AuthModule,
    ConfigModule,
    ContactModule,
    DepartmentsModule,
    FilesModule,
    InterviewsModule,
    ApprovalsModule,
    OffersModule,
    OnboardingModule,
    PrivacyModule,
    PeopleModule,
    PortalModule,
    RecruitingModule,
  ],
  controllers: [HealthController, LiveController],
  providers: [LiveStreams, PublicVersion, SharedPages, WebContextFactory],
})
export class WebModule {}
