import type { Schemas } from '@hiring/contract/api';

/** What the feeds of the openings are made of. */
export interface CareersFeed {
  appUrl: string;
  company: Schemas['CompanyInfo'];
  vacancies: readonly Schemas['VacancyResponse'][];
}

export const vacancyUrl = (appUrl: string, id: string) => `${appUrl}/carreras/${id}`;
