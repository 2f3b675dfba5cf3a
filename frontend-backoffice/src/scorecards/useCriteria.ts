import type { Schemas } from '@hiring/contract/api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';

export type Criterion = Schemas['CriterionResponse'];
const KEY = ['scorecard-criteria'];

export function useCriteria() {
  const provider = useDataProvider<HiringDataProvider>();
  return useQuery({ queryKey: KEY, queryFn: () => provider.listCriteria() });
}

/** One write; scorecards show the criteria too and are read again. */
export function useCriterionWrite<Order>(
  write: (provider: HiringDataProvider, order: Order) => Promise<unknown>,
  done: string,
) {
  const provider = useDataProvider<HiringDataProvider>();
  const notify = useNotify();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (order: Order) => write(provider, order),
    onSuccess: () => notify(done, { type: 'success' }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: KEY });
      await client.invalidateQueries({ queryKey: ['scorecards'] });
    },
  });
}
