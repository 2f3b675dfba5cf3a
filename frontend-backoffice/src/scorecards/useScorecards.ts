import type { Schemas } from '@hiring/contract/api';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';

export type InterviewScorecards = Schemas['InterviewScorecards'];

/** The interviews of a person with their scorecards, and what these say together. */
export function useScorecards(candidateId: string) {
  const provider = useDataProvider<HiringDataProvider>();
  return useQuery({
    queryKey: ['scorecards', candidateId],
    queryFn: () => provider.listScorecards(candidateId),
  });
}
