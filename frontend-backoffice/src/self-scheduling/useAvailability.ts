import type { Schemas } from '@hiring/contract/api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';

export type Availability = Schemas['AvailabilityResponse'];
const KEY = ['interview-availability'];

export function useAvailability() {
  const provider = useDataProvider<HiringDataProvider>();
  return useQuery({ queryKey: KEY, queryFn: () => provider.listAvailability() });
}

export function useInterviewers() {
  const provider = useDataProvider<HiringDataProvider>();
  return useQuery({ queryKey: [...KEY, 'interviewers'], queryFn: () => provider.listInterviewers() });
}

/** One write; the list is read again whatever happened, as another may have been faster. */
export function useAvailabilityWrite<Order>(
  write: (provider: HiringDataProvider, order: Order) => Promise<unknown>,
  done: string,
) {
  const provider = useDataProvider<HiringDataProvider>();
  const notify = useNotify();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (order: Order) => write(provider, order),
    onSuccess: () => notify(done, { type: 'success' }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
