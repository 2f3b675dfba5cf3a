import type { Schemas } from '@hiring/contract/api';
import { listAddress } from '../candidates/list/filters/filters';
import { formatDay } from '../ui/format/dates';

/** What shows a vacancy, except how far answering everyone is, which asks again by itself. */
export const VACANCY_READS = [
  'vacancies',
  'vacancy-figures',
  'vacancy-summary',
  'vacancy-history',
  'waiting',
];

export type Vacancy = Schemas['VacancyResponse'];
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

// Four figures are grouped too: 9.500€.
const number = new Intl.NumberFormat('es-ES', { useGrouping: 'always' });

/** "24.000–30.000 € brutos al año", only when both are set; otherwise "A convenir". */
export function salaryText({
  salario_min: min,
  salario_max: max,
}: Pick<Vacancy, 'salario_min' | 'salario_max'>) {
  return min === null || max === null
    ? 'A convenir'
    : `${number.format(min)}–${number.format(max)}\u00a0€ brutos al año`;
}

export const experienceText = ({ experiencia_min: years }: Pick<Vacancy, 'experiencia_min'>): string =>
  `Mínimo ${years} ${years === 1 ? 'año' : 'años'}`;

/** Since when people can read it; a draft nobody can. */
export const publishedText = ({ estado, fecha_publicacion }: Vacancy): string =>
  estado === 'borrador' ? 'Sin publicar' : `Publicada el ${formatDay(fecha_publicacion)}`;
