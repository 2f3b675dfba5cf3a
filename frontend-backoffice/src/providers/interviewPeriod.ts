import type { GetListParams } from 'react-admin';
import { dayFrom, todayInMadrid } from '../ui/format/days';

/**
 * The request of a list of interviews with the filter `cuando`: from today on with the soonest first, before today or
 * all with the latest first. The server knows days alone.
 */
export function inPeriod(params: GetListParams): GetListParams {
  const { cuando, ...filter } = (params.filter ?? {}) as Record<string, unknown>;
  if (cuando === undefined) return params;
  const today = todayInMadrid();
  return {
    ...params,
    filter: {
      ...filter,
      ...(cuando === 'proximas' ? { from: today } : {}),
      ...(cuando === 'anteriores' ? { to: dayFrom(today, -1) } : {}),
    },
    sort: { field: 'inicio', order: cuando === 'proximas' ? 'ASC' : 'DESC' },
  };
}
