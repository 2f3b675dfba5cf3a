import { lazy } from 'react';
import type { Vacancy } from './vacancy';

/** The resource Vacantes. */
export const vacancies = {
  name: 'vacancies',
  list: lazy(async () => ({ default: (await import('./VacancyList')).VacancyList })),
  show: lazy(async () => ({ default: (await import('./VacancyShow')).VacancyShow })),
  edit: lazy(async () => ({ default: (await import('./form/VacancyEdit')).VacancyEdit })),
  create: lazy(async () => ({ default: (await import('./form/VacancyCreate')).VacancyCreate })),
  recordRepresentation: (vacancy: Vacancy) => vacancy.titulo,
};
