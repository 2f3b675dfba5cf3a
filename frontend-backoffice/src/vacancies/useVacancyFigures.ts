import type { Schemas } from '@hiring/contract/api';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';
import type { Figures } from './types';

/** With the people who wait for an answer. */
const withWaiting = (one: Schemas['VacancyFigures']): Figures => ({
  ...one,
  esperan: one.recibida + one.en_revision + one.entrevista,
});

/** The figures of a page of vacancies, by id: one request for all of them. */
export function useVacancyFigures(ids: readonly string[]) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  return useQuery({
    queryKey: ['vacancy-figures', [...ids].sort()],
    queryFn: () => dataProvider.vacancyFigures(ids),
    enabled: ids.length > 0,
    select: (figures): ReadonlyMap<string, Figures> =>
      new Map(figures.map((one) => [one.id, withWaiting(one)])),
  });
}
