import type { Schemas } from '@hiring/contract/api';

export type Vacancy = Schemas['VacancyResponse'];
export type VacancyForm = Schemas['VacancyFormRequest'];
export type TrackingLink = Schemas['TrackingLinkResponse'];
export type Figures = Schemas['VacancyFigures'] & { esperan: number };
export type Match = Schemas['VacancyMatchResponse'];
