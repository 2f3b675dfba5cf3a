import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AuthModule } from './auth/auth.module.js';
import { ProgramBudget } from './auth/sessions/program-budget.js';
import { ApplicationsModule } from './candidates/applications/applications.module.js';
import { FilesModule } from './candidates/files/files.module.js';
import { PeopleModule } from './candidates/people/people.module.js';
import { PortalModule } from './candidates/portal/portal.module.js';
import { RecruitingModule } from './candidates/recruiting/recruiting.module.js';
import { ChannelsModule } from './channels/channels.module.js';
import { ConfigModule } from './config/config.module.js';
import { ContactModule } from './contact/contact.module.js';
import { CustomFieldsModule } from './fields/custom-fields.module.js';
import { DepartmentsModule } from './departments/departments.module.js';
import { InboundModule } from './inbound/inbound.module.js';
import { IntegrationsModule } from './integrations/integrations.module.js';
import { AuthenticateGuard } from './integrations/keys/authenticate.guard.js';
import { InterviewsModule } from './interviews/interviews.module.js';
import { LogsModule } from './logs/logs.module.js';
import { MailModule } from './mail/mail.module.js';
import { ENTITIES } from './operations/database/entities.js';
import { OffersModule } from './offers/offers.module.js';
import { RequisitionsModule } from './requisitions/requisitions.module.js';
import { OnboardingModule } from './onboarding/onboarding.module.js';
import { OperationsModule } from './operations/operations.module.js';
import { AccessGuard } from './platform/auth/access.guard.js';
import type { Environment } from './platform/environment/environment.js';
import { PlatformModule } from './platform/platform.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { WebModule } from './site/web.module.js';
import { StatsModule } from './stats/stats.module.js';
import { TeamModule } from './team/team.module.js';
import { VacanciesModule } from './vacancies/vacancies.module.js';

/** The table of contents. */
@Module({})
export class AppModule {
  static with(environment: Environment): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.with(environment, ENTITIES),
        // Before ApplicationsModule: the router uses the first match, and `candidates/me` is no id.
        PortalModule,
        ApplicationsModule,
        AuthModule,
        ChannelsModule,
        ConfigModule,
        ContactModule,
        CustomFieldsModule,
        DepartmentsModule,
        FilesModule,
        InboundModule,
        IntegrationsModule,
        InterviewsModule,
        LogsModule,
        MailModule,
        OffersModule,
        RequisitionsModule,
        OnboardingModule,
        OperationsModule,
        PeopleModule,
        PrivacyModule,
        RecruitingModule,
        StatsModule,
        TeamModule,
        VacanciesModule,
        WebModule,
      ],
      providers: [
        // In this order.
        { provide: APP_GUARD, useClass: AuthenticateGuard },
        { provide: APP_GUARD, useClass: ProgramBudget },
        { provide: APP_GUARD, useClass: AccessGuard },
      ],
    };
  }
}
