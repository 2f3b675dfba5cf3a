import { Module } from '@nestjs/common';
import { DepartmentsModule } from '../departments/departments.module.js';
import { LogsModule } from '../logs/logs.module.js';
import { AnswerDays } from './answer-days.js';
import { ChangeVacancyState } from './management/change-vacancy-state.js';
import { FacetsRepository } from './list/facets.repository.js';
import { VacanciesController } from './vacancies.controller.js';
import { VacanciesRepository } from './vacancies.repository.js';
import { VacanciesService } from './vacancies.service.js';
import { VacancyJournal } from './management/vacancy-journal.js';
import { VacancyManagementController } from './management/vacancy-management.controller.js';
import { WriteVacancy } from './management/write-vacancy.js';
import { VacancyTranslationsController } from './translations/vacancy-translations.controller.js';
import { VacancyTranslationsRepository } from './translations/vacancy-translations.repository.js';
import { WriteVacancyTranslations } from './translations/write-vacancy-translations.js';

/** Owns `vacantes`, `vacante_textos` and `vacantes_historial`: states, visibility and whether a vacancy accepts applications. */
@Module({
  imports: [DepartmentsModule, LogsModule],
  controllers: [VacancyManagementController, VacancyTranslationsController, VacanciesController],
  providers: [
    AnswerDays,
    ChangeVacancyState,
    FacetsRepository,
    VacanciesRepository,
    VacanciesService,
    VacancyJournal,
    VacancyTranslationsRepository,
    WriteVacancy,
    WriteVacancyTranslations,
  ],
  exports: [ChangeVacancyState, VacanciesService],
})
export class VacanciesModule {}
