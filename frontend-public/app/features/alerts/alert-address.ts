import type { VacancyCriteria } from '@hiring/contract/web';
import { pagePath, searchOf } from '../careers/search-params';

const SENT = 'enviada';

/** The search in an alert's URL, with the same parameters as the list. */
export function criteriaOf(params: URLSearchParams): VacancyCriteria {
  const { page: _page, ...criteria } = searchOf(params);
  return criteria;
}

/** The page that requests an alert for this search. */
export function alertPath(search: VacancyCriteria): string {
  const [, query] = pagePath(search).split('?');
  return query ? `/alertas?${query}` : '/alertas';
}

/** The same page after the request was sent. */
export function sentPath(search: VacancyCriteria): string {
  const path = alertPath(search);
  return `${path}${path.includes('?') ? '&' : '?'}${SENT}=si`;
}

export const wasSent = (params: URLSearchParams): boolean => params.get(SENT) === 'si';
