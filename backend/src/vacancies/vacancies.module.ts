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
import { VacancyWordsController } from './words/vacancy-words.controller.js';
import { VacancyWordsRepository } from './words/vacancy-words.repository.js';
import { WriteVacancyWords } from './words/write-vacancy-words.js';

/** Owns `vacantes`, `vacante_textos` and `vacantes_historial`: states, visibility and whether a vacancy accepts applications. */
@Module({
  imports: [DepartmentsModule, LogsModule],
  controllers: [VacancyManagementController, VacancyWordsController, VacanciesController],
  providers: [
    AnswerDays,
    ChangeVacancyState,
    FacetsRepository,
    VacanciesRepository,
    VacanciesService,
    VacancyJournal,
    VacancyWordsRepository,
    WriteVacancy,
    WriteVacancyWords,
  ],
  exports: [ChangeVacancyState, VacanciesService],
})
export class VacanciesModule {}
