import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';

/** Interviews by estado, counted by the server; of one candidate, or of everybody. */
export function useInterviewStats(candidateId: string | undefined) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  return useQuery({
    queryKey: ['interviews', 'stats', candidateId ?? null],
    queryFn: () => dataProvider.interviewStats(candidateId ? { candidato_id: candidateId } : {}),
  });
}
