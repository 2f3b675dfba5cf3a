import type { Cualificacion } from '@hiring/contract';
import { withoutBlanks } from '../../providers/api';
import { monthsBefore, todayInMadrid } from '../../ui/format/days';

/** As the filters of the list hold them: an empty one is missing. */
export interface MatchFilters {
  cualificacion?: Cualificacion | null;
  ciudad?: string;
  meses?: string;
}

/** The query of the request; days are counted from today. */
export const toQuery = ({ cualificacion = null, ciudad = '', meses }: MatchFilters) =>
  withoutBlanks({
    cualificacion,
    ciudad: ciudad.trim(),
    desde: meses ? monthsBefore(todayInMadrid(), Number(meses)) : null,
  });
