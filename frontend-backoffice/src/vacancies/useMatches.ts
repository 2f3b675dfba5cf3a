import { useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';
import type { MatchesQuery } from '../providers/calls/vacancies';

/** Who fits, a page after another. */
export function useMatches(vacancyId: string, query: MatchesQuery) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  return useInfiniteQuery({
    queryKey: ['vacancy-matches', vacancyId, query],
    queryFn: ({ pageParam }) => dataProvider.matches(vacancyId, query, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.siguiente,
  });
}
