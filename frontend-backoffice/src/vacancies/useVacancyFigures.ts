import type { Figures } from './vacancy';
import { api, useRead } from '../providers/api';

/** The figures of a page of vacancies, by id: one request for all of them. */
export function useVacancyFigures(ids: readonly string[]) {
  return useRead(
    ['vacancy-figures', [...ids].sort()],
    () => api.get('/api/vacancy-figures', { params: { query: { ids: ids.join(',') } } }),
    {
      enabled: ids.length > 0,
      select: (figures): ReadonlyMap<string, Figures> =>
        new Map(
          figures.map((one) => [
            one.id,
            // With the people who wait for an answer.
            { ...one, esperan: one.recibida + one.en_revision + one.entrevista },
          ]),
        ),
    },
  );
}
