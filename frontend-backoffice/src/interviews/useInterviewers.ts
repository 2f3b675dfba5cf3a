import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';

const FRESH_MS = 60_000;

/** Staff who may interview, by name. */
export function useInterviewers({ q = '', enabled = true }: { q?: string; enabled?: boolean }) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  return useQuery({
    queryKey: ['interviews', 'interviewers', q],
    queryFn: () => dataProvider.interviewers(q ? { q } : {}),
    placeholderData: (previous) => previous,
    staleTime: FRESH_MS,
    enabled,
  });
}
