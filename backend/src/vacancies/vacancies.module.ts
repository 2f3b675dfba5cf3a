import { Module } from '@nestjs/common';
import { DepartmentsModule } from '../departments/departments.module.js';
import { LogsModule } from '../logs/logs.module.js';
import { ChangeVacancyState } from './change-vacancy-state.js';
import { FacetsRepository } from './facets.repository.js';
import { VacanciesController } from './vacancies.controller.js';
import { VacanciesRepository } from './vacancies.repository.js';
import { VacanciesService } from './vacancies.service.js';

/** Owns `vacantes`: what is open, to whom it shows, and whether it takes applications. */
@Module({
  imports: [DepartmentsModule, LogsModule],
  controllers: [VacanciesController],
  providers: [ChangeVacancyState, FacetsRepository, VacanciesRepository, VacanciesService],
  exports: [ChangeVacancyState, VacanciesService],
})
export class VacanciesModule {}
