import { listAddress } from '../candidates/list/filters';

export const VACANCIES_PATH = '/gestion-vacantes';
/** Last part of the address of the tab with past candidates. */
export const MATCHES_TAB = 'encajan';

export const vacancyAddress = (id: string, tab?: typeof MATCHES_TAB): string =>
  `${VACANCIES_PATH}/${id}${tab ? `/${tab}` : ''}`;
export const boardAddress = (id: string): string => `/admin/tablero?${new URLSearchParams({ vacante: id })}`;
export const applicationsAddress = (id: string): string => listAddress({ vacante_id: id }, null);
export const candidateAddress = (id: string): string => `/candidates/${id}/show`;
