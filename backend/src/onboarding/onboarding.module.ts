import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApplicationsModule } from '../candidates/applications/applications.module.js';
import { PeopleModule } from '../candidates/people/people.module.js';
import { ConfigModule } from '../config/config.module.js';
import { DepartmentsModule } from '../departments/departments.module.js';
import { LogsModule } from '../logs/logs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { ChangeOnboarding } from './change-onboarding.js';
import { FirstDayCalendar } from './first-day-calendar.js';
import { MyOnboardingController } from './my-onboarding.controller.js';
import { OnboardingsController } from './onboardings.controller.js';
import { OnboardingsService } from './onboardings.service.js';
import { OpenOnboarding } from './open-onboarding.js';
import { StartPack } from './pack/start-pack.js';
import { RemindOnboardings } from './reminders/remind-onboardings.js';
import { WarnOfLicences } from './reminders/warn-of-licences.js';
import { OnboardingTasks } from './tasks/onboarding-tasks.js';
import { SealedValues } from './tasks/sealed-values.js';
import { TasksOfStaff } from './tasks/tasks-of-staff.js';
import { OnboardingTemplate } from './templates/template.entity.js';
import { OnboardingTemplatesController } from './templates/templates.controller.js';
import { OnboardingTemplatesService } from './templates/templates.service.js';

/**
 * Owns what happens between being hired and the first day: templates, incorporaciones and their tasks, with values that
 * are encrypted. Documents are requested ones, which `candidates/files` owns; licences belong to the person.
 */
@Module({
  imports: [
    TypeOrmModule.forFeature([OnboardingTemplate]),
    ApplicationsModule,
    ConfigModule,
    DepartmentsModule,
    LogsModule,
    MailModule,
    PeopleModule,
  ],
  // `mine` is no id: the router uses the first match.
  controllers: [MyOnboardingController, OnboardingsController, OnboardingTemplatesController],
  providers: [
    ChangeOnboarding,
    FirstDayCalendar,
    OnboardingTasks,
    OnboardingTemplatesService,
    OnboardingsService,
    OpenOnboarding,
    RemindOnboardings,
    SealedValues,
    StartPack,
    TasksOfStaff,
    WarnOfLicences,
  ],
  exports: [ChangeOnboarding, OnboardingsService, SealedValues, TasksOfStaff],
})
export class OnboardingModule {}
