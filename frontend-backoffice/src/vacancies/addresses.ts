import { listAddress } from '../candidates/list/filters';

export const VACANCIES_PATH = '/gestion-vacantes';
/** Last part of the address of the tab with past candidates. */
export const MATCHES_TAB = 'encajan';
export const VACANCY_TABS = [undefined, MATCHES_TAB, 'datos', 'enlaces', 'historial'] as const;
export type VacancyTab = (typeof VACANCY_TABS)[number];

/** Links for all openings together. */
export const LINKS_PATH = `${VACANCIES_PATH}/enlaces`;
/** The public page as a visitor would see it, drafts too. */
export const previewAddress = (id: string): string => `/carreras/${id}/vista-previa`;
export const vacancyAddress = (id: string, tab?: VacancyTab): string =>
  `${VACANCIES_PATH}/${id}${tab ? `/${tab}` : ''}`;
export const boardAddress = (id: string): string => `/admin/tablero?${new URLSearchParams({ vacante: id })}`;
export const applicationsAddress = (id: string): string => listAddress({ vacante_id: id }, null);
export const candidateAddress = (id: string): string => `/candidates/${id}/show`;

/** The list with a filter. */
export const vacanciesWith = (filter: object) =>
  `${VACANCIES_PATH}?${new URLSearchParams({ filter: JSON.stringify(filter), page: '1' })}`;
