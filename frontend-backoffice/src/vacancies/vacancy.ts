import type { Schemas } from '@hiring/contract/api';
import { listAddress } from '../candidates/list/filters/filters';

export type Vacancy = Schemas['VacancyResponse'];
/** Properties of a part of a vacancy's screens. */
export interface OfVacancy {
  vacancy: Vacancy;
}
export type TrackingLink = Schemas['TrackingLinkResponse'];
export type Figures = Schemas['VacancyFigures'] & { esperan: number };
export type Match = Schemas['VacancyMatchResponse'];

export const VACANCIES_PATH = '/vacancies';
export const NEW_VACANCY = `${VACANCIES_PATH}/create`;
/** Links for all openings together. */
export const LINKS_PATH = '/tracking-links';

/** Tabs of a vacancy other than the first. */
type VacancyTab = 'encajan' | 'invitaciones' | 'datos' | 'idiomas' | 'enlaces' | 'historial';

/** The public page as a visitor would see it, drafts too. */
export const previewAddress = (id: string): string => `/carreras/${id}/vista-previa`;
export const vacancyAddress = (id: string, tab?: VacancyTab): string =>
  `${VACANCIES_PATH}/${id}/show${tab ? `/${tab}` : ''}`;
export const editAddress = (id: string): string => `${VACANCIES_PATH}/${id}`;
export const boardAddress = (id: string): string => `/admin/tablero?${new URLSearchParams({ vacante: id })}`;
export const applicationsAddress = (id: string): string => listAddress({ vacante_id: id }, null);
export const candidateAddress = (id: string): string => `/candidates/${id}/show`;

/** The list with a filter. */
export const vacanciesWith = (filter: object) =>
  `${VACANCIES_PATH}?${new URLSearchParams({ filter: JSON.stringify(filter), page: '1' })}`;
