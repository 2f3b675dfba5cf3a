import type { Schemas } from '@hiring/contract/api';

/** The input of the vacancy feeds. */
export interface CareersFeed {
  appUrl: string;
  company: Schemas['CompanyInfo'];
  vacancies: readonly Schemas['VacancyResponse'][];
}

export const vacancyUrl = (appUrl: string, id: string) => `${appUrl}/carreras/${id}`;
