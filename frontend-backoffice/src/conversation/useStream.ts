import { type HistoriaTipo, THREAD_LIMITS } from '@hiring/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';

/** Among the candidates' queries: whatever refreshes those refreshes the stream. */
export const streamKey = (candidateId: string) => ['candidates', 'timeline', candidateId];

/** What happened with a person, newest first, of one kind or of all. */
export function useStream(candidateId: string, tipo: HistoriaTipo | undefined) {
  const provider = useDataProvider<HiringDataProvider>();
  return useInfiniteQuery({
    queryKey: [...streamKey(candidateId), tipo ?? 'todo'],
    queryFn: ({ pageParam }) => provider.timeline(candidateId, { tipo, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.siguiente ?? undefined,
    refetchInterval: THREAD_LIMITS.refreshMs,
  });
}
