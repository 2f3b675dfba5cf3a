import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { HiringDataProvider } from '../../providers/dataProvider';

/** People by stage, counted by the server; of one department, or of all. */
export function useCandidateStats(departamento?: string) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  return useQuery({
    queryKey: ['stats', 'candidates', departamento ?? null],
    queryFn: () => dataProvider.candidateStats(departamento ? { departamento } : {}),
    placeholderData: (previous) => previous,
  });
}
