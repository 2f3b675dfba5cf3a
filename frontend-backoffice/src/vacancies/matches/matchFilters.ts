import type { Cualificacion } from '@hiring/contract';
import { monthsBefore, todayInMadrid } from '../../ui/format/days';
import type { paths } from '@hiring/contract/api';

/** Days as YYYY-MM-DD. */
type MatchesQuery = Pick<
  NonNullable<paths['/api/vacancies/{id}/matches']['get']['parameters']['query']>,
  'cualificacion' | 'ciudad' | 'desde'
>;

/** As the filters of the list hold them: an empty one is missing. */
export interface MatchFilters {
  cualificacion?: Cualificacion;
  ciudad?: string;
  meses?: string;
}

/** The query of the request; days are counted from today. */
export function toQuery({ cualificacion, ciudad = '', meses }: MatchFilters): MatchesQuery {
  const town = ciudad.trim();
  return {
    ...(cualificacion ? { cualificacion } : {}),
    ...(town ? { ciudad: town } : {}),
    ...(meses ? { desde: monthsBefore(todayInMadrid(), Number(meses)) } : {}),
  };
}
