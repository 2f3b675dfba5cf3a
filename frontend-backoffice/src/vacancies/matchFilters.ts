import type { Cualificacion } from '@hiring/contract';
import { monthsBefore, todayInMadrid } from '../format/days';
import type { MatchesQuery } from '../providers/calls/vacancies';

export interface MatchFilters {
  cualificacion: Cualificacion | undefined;
  ciudad: string;
  meses: string | undefined;
}

/** The question to the server; days are counted from today. */
export function toQuery({ cualificacion, ciudad, meses }: MatchFilters): MatchesQuery {
  const town = ciudad.trim();
  return {
    ...(cualificacion ? { cualificacion } : {}),
    ...(town ? { ciudad: town } : {}),
    ...(meses ? { desde: monthsBefore(todayInMadrid(), Number(meses)) } : {}),
  };
}
