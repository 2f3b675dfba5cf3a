import { VacancyTranslations } from './translations/vacancy-translations.entity.js';
import { Vacancy } from './vacancy.entity.js';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { CustomFieldsModule } from '../fields/custom-fields.module.js';
import { DepartmentsModule } from '../departments/departments.module.js';
import { LogsModule } from '../logs/logs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { AlertLinks } from './alerts/alert-links.js';
import { AlertPages } from './alerts/alert-pages.js';
import { AlertsController } from './alerts/alerts.controller.js';
import { AlertsRepository } from './alerts/alerts.repository.js';
import { AlertsService } from './alerts/alerts.service.js';
import { AlertEditions } from './alerts/editions/alert-editions.js';
import { EditionsRepository } from './alerts/editions/editions.repository.js';
import { SubscribeToAlert } from './alerts/subscribe-to-alert.js';
import { AnswerDays } from './answer-days.js';
import { TrackingLinksController } from './links/tracking-links.controller.js';
import { TrackingLinksRepository } from './links/tracking-links.repository.js';
import { TrackingLinksService } from './links/tracking-links.service.js';
import { FacetsRepository } from './list/facets.repository.js';
import { ChangeVacancyState } from './management/change-vacancy-state.js';
import { PublicationHooks } from './management/publication-hooks.js';
import { VacancyJournal } from './management/vacancy-journal.js';
import { VacancyManagementController } from './management/vacancy-management.controller.js';
import { WriteVacancy } from './management/write-vacancy.js';
import {
  DepartmentPhasesController,
  PhaseNamesController,
  VacancyPhasesController,
} from './phases/phases.controller.js';
import { PhasesService } from './phases/phases.service.js';
import { VacancyTranslationsController } from './translations/vacancy-translations.controller.js';
import { VacancyTranslationsRepository } from './translations/vacancy-translations.repository.js';
import { WriteVacancyTranslations } from './translations/write-vacancy-translations.js';
import { VacanciesController } from './vacancies.controller.js';
import { VacanciesRepository } from './vacancies.repository.js';
import { VacanciesService } from './vacancies.service.js';

/**
 * Owns vacancies and their texts and history: states, visibility and whether a vacancy accepts applications; their
 * phases and the templates of departments; links by channel and their visits; and job alerts, subscriptions to searches with their daily e-mails.
 */
@Module({
  imports: [
    TypeOrmModule.forFeature([Vacancy, VacancyTranslations]),
    AuthModule,
    CustomFieldsModule,
    DepartmentsModule,
    LogsModule,
    MailModule,
  ],
  controllers: [
    VacancyManagementController,
    VacancyTranslationsController,
    VacanciesController,
    PhaseNamesController,
    VacancyPhasesController,
    DepartmentPhasesController,
    AlertsController,
    TrackingLinksController,
  ],
  providers: [
    AlertEditions,
    AlertLinks,
    AlertPages,
    AlertsRepository,
    AlertsService,
    AnswerDays,
    ChangeVacancyState,
    EditionsRepository,
    FacetsRepository,
    PhasesService,
    PublicationHooks,
    SubscribeToAlert,
    TrackingLinksRepository,
    TrackingLinksService,
    VacanciesRepository,
    VacanciesService,
    VacancyJournal,
    VacancyTranslationsRepository,
    WriteVacancy,
    WriteVacancyTranslations,
  ],
  exports: [
    AlertPages,
    ChangeVacancyState,
    PublicationHooks,
    TrackingLinksService,
    VacanciesService,
    WriteVacancy,
  ],
})
export class VacanciesModule {}
