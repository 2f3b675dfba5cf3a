import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';
import { reasonOf } from '../providers/problem';

const keyOf = (candidateId: string) => ['documents', candidateId];

/** What was asked of this person. */
export function useDocuments(candidateId: string) {
  const provider = useDataProvider<HiringDataProvider>();
  return useQuery({ queryKey: keyOf(candidateId), queryFn: () => provider.listDocuments(candidateId) });
}

/** One write about a document; the list is read again whatever happened, as another may have been faster. */
export function useDocumentWrite<Order>(
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
    onError: (error) => notify(reasonOf(error), { type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(candidateId) }),
  });
}
