import { THREAD_LIMITS } from '@hiring/contract';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';

export const threadKey = (candidateId: string) => ['threads', candidateId];

/** The latest messages with a candidate, read again every half minute while the window is looked at. */
export function useThread(candidateId: string) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  return useQuery({
    queryKey: threadKey(candidateId),
    queryFn: () => dataProvider.thread(candidateId),
    refetchInterval: THREAD_LIMITS.refreshMs,
    refetchOnWindowFocus: true,
  });
}
