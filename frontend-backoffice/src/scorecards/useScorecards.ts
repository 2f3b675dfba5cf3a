import type { Schemas } from '@hiring/contract/api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';

export type InterviewScorecards = Schemas['InterviewScorecards'];
const keyOf = (candidateId: string) => ['scorecards', candidateId];

export function useScorecards(candidateId: string) {
  const provider = useDataProvider<HiringDataProvider>();
  return useQuery({ queryKey: keyOf(candidateId), queryFn: () => provider.listScorecards(candidateId) });
}

/** One write; everything is read again, as one's own scorecard uncovers the others' and the summary. */
export function useScorecardWrite<Order>(
  candidateId: string,
  write: (provider: HiringDataProvider, order: Order) => Promise<unknown>,
  done: string,
) {
  const provider = useDataProvider<HiringDataProvider>();
  const notify = useNotify();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (order: Order) => write(provider, order),
    onSuccess: () => notify(done, { type: 'success' }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(candidateId) }),
  });
}
