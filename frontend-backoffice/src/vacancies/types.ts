import type { VacancyEstado } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';

export type Vacancy = Schemas['VacancyResponse'];
export type VacancyForm = Schemas['VacancyFormRequest'];
export type TrackingLink = Schemas['TrackingLinkResponse'];
export type Figures = Schemas['VacancyFigures'];
export type Match = Schemas['VacancyMatchResponse'];

/** Filters of the list of vacancies. */
export interface VacancyFilters {
  q: string;
  estado: VacancyEstado;
  departamento: string;
  destacada: boolean;
}
