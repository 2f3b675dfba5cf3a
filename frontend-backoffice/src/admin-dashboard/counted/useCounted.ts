import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Schemas } from '@hiring/contract/api';
import { useDataProvider } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { HiringDataProvider } from '../../providers/dataProvider';
import { COUNTED_FILTERS } from '../addresses';

export type CountedRow = Schemas['CountedRow'];

const PER_PAGE = 25;
const NEWEST_FIRST = { field: 'fecha', order: 'DESC' } as const;

/** The address says which figure, and which page of its rows. */
export function useCounted() {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const [params, setParams] = useSearchParams();
  const filter = Object.fromEntries(
    COUNTED_FILTERS.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  ) as Partial<Record<(typeof COUNTED_FILTERS)[number], string>>;
  const page = Math.max(1, Math.floor(Number(params.get('pagina'))) || 1);
  const perPage = [25, 50, 100].find((size) => size === Number(params.get('filas'))) ?? PER_PAGE;
  const query = useQuery({
    queryKey: ['counted', filter, page, perPage],
    queryFn: ({ signal }) =>
      dataProvider.getList<CountedRow>('stats/counted', {
        filter,
        pagination: { page, perPage },
        sort: NEWEST_FIRST,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  const change = (name: 'pagina' | 'filas', value: number) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      if (name === 'filas') next.delete('pagina');
      next.set(name, String(value));
      return next;
    });
  return {
    filter,
    query,
    page,
    perPage,
    setPage: (next: number) => change('pagina', next),
    setPerPage: (next: number) => change('filas', next),
  };
}
