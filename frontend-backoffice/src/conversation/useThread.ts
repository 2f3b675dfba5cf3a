import { THREAD_LIMITS } from '@hiring/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';

export const threadKey = (candidateId: string) => ['threads', candidateId];

/** The messages with a candidate, newest page first, read again every half minute while the window is looked at. */
export function useThread(candidateId: string) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  return useInfiniteQuery({
    queryKey: threadKey(candidateId),
    queryFn: ({ pageParam }) => dataProvider.thread(candidateId, pageParam),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.hay_anteriores ? page.mensajes[0]?.orden : undefined),
    refetchInterval: THREAD_LIMITS.refreshMs,
    refetchOnWindowFocus: true,
  });
}
