import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';

const FRESH_MS = 60_000;

/** Staff who may interview. */
export function useInterviewers() {
  const dataProvider = useDataProvider<HiringDataProvider>();
  return useQuery({
    queryKey: ['interviews', 'interviewers'],
    queryFn: () => dataProvider.interviewers(),
    staleTime: FRESH_MS,
  });
}
